/** Countries in the form that `truthCountries` reads. */
export const europe = `
GB en United Kingdom
+44 20 7946 0### | 020 7946 0###
{number} {street} | {street1}, {city} {code}
London,,51.507,-0.128,SW1A 1AA; Leeds,,53.80,-1.55,LS1 4AP; Bristol,,51.455,-2.588,BS1 5TR; Norwich,,52.63,1.297,NR2 1TF; Lincoln,,53.23,-0.54,LN1 3AA
High Street, Station Road, Church Lane, Victoria Road, Mill Lane, Park Avenue
Red Lion, Old Crown, Kingfisher, Meadow, Harbour, Ivy House, Foxglove, Willow
Whitaker, Ashworth, Pemberton, Holloway, Thornton, Barrett
Oliver, Emily, George, Charlotte

DE de Deutschland
+49 30 ######## | 030 ########
{street} {number} | {street1}, {code} {city}
Berlin,Berlin,52.52,13.405,1011#; Köln,Nordrhein-Westfalen,50.94,6.96,5066#; München,Bayern,48.137,11.575,8033#; Dresden,Sachsen,51.05,13.738,0106#; Leipzig,Sachsen,51.34,12.375,0410#
Hauptstraße, Schönhauser Allee, Bahnhofstraße, Königstraße, Lindenweg, Goethestraße
Goldener Löwe, Schwarzer Bär, Morgenröte, Lindenhof, Silberdistel, Waldkauz, Rosengarten
Müller, Schröder, Jäger, Köhler, Lindemann, Krüger
Hans, Sabine, Jürgen, Petra

AT de Österreich
+43 1 5###### | 01 5######
{street} {number} | {street1}, {code} {city}
Wien,Wien,48.208,16.373,1010; Graz,Steiermark,47.07,15.44,8010; Linz,Oberösterreich,48.306,14.286,4020
Mariahilfer Straße, Landstraße, Herrengasse, Kärntner Straße, Ringstraße
Edelweiß, Donauwelle, Alpenblick, Kaiserkrone, Weinlaub
Gruber, Pichler, Steiner, Hofer
Franz, Elfriede, Karl, Ingrid

FR fr France
+33 1 4# ## ## ## | 01 4# ## ## ##
{number} {street} | {street1}, {code} {city}
Paris,Île-de-France,48.857,2.352,7501#; Lyon,Auvergne-Rhône-Alpes,45.76,4.836,6900#; Nice,Provence-Alpes-Côte d'Azur,43.70,7.265,0600#; Nantes,Pays de la Loire,47.218,-1.554,4400#
Rue de la République, Avenue Victor Hugo, Rue du Commerce, Boulevard Voltaire, Place du Marché
Le Petit Jardin, La Belle Époque, L'Étoile, Le Chat Noir, La Source, Les Tilleuls
Lefèvre, Moreau, Dubois, Girard, Fontaine
Jean, Camille, Pierre, Hélène

ES es España
+34 91 4## ## ## | 91 4## ## ##
{street}, {number} | {street1}, {code} {city}
Madrid,Madrid,40.417,-3.703,2801#; Sevilla,Sevilla,37.389,-5.984,4100#; Barcelona,Barcelona,41.387,2.17,0800#; Valencia,Valencia,39.47,-0.376,4600#
Calle Mayor, Avenida de la Constitución, Calle del Carmen, Paseo de Gracia, Plaza España
El Olivo, La Paloma, Los Naranjos, El Faro, La Encina, Buena Vista
García, Fernández, Romero, Navarro, Ortega
Carlos, Lucía, Javier, Carmen

IT it Italia
+39 06 4####### | 06 4#######
{street}, {number} | {street1}, {code} {city} {state}
Roma,RM,41.89,12.48,0018#; Milano,MI,45.464,9.19,2012#; Napoli,NA,40.85,14.268,8013#; Torino,TO,45.07,7.687,1012#
Via Roma, Via Garibaldi, Corso Vittorio Emanuele, Piazza Dante, Via Mazzini
La Lanterna, Il Girasole, Bella Vista, Al Porto, Il Melograno, La Quercia
Rossi, Esposito, Ferrari, Colombo, Ricci
Giulia, Marco, Francesca, Luca

PT pt Portugal
+351 21 3## #### | 21 3## ####
{street} {number} | {street1}, {code} {city}
Lisboa,Lisboa,38.722,-9.139,1100-###; Porto,Porto,41.158,-8.629,4000-###; Coimbra,Coimbra,40.21,-8.42,3000-###
Rua Augusta, Avenida da Liberdade, Rua das Flores, Largo do Carmo
O Farol, Mar Azul, A Oliveira, Bom Dia, Estrela do Norte
Almeida, Carvalho, Teixeira, Pires
João, Inês, Rui, Teresa

NL nl Nederland
+31 20 6## #### | 020 6## ####
{street} {number} | {street1}, {code} {city}
Amsterdam,Noord-Holland,52.374,4.89,1012 AB; Utrecht,Utrecht,52.09,5.122,3511 CE; Rotterdam,Zuid-Holland,51.922,4.479,3011 BD; Groningen,Groningen,53.219,6.567,9711 LM
Kerkstraat, Dorpsstraat, Hoofdweg, Molenweg, Prinsengracht
De Gouden Leeuw, Het Anker, De Molen, Zonnehof, De Tulp
de Vries, Jansen, Bakker, Visser
Pieter, Anneke, Sander, Marloes

PL pl Polska
+48 22 6## ## ## | 22 6## ## ##
ul. {street} {number} | {street1}, {code} {city}
Warszawa,mazowieckie,52.23,21.01,00-0##; Kraków,małopolskie,50.06,19.94,31-0##; Gdańsk,pomorskie,54.35,18.65,80-8##; Łódź,łódzkie,51.76,19.46,90-0##
Marszałkowska, Długa, Kościuszki, Mickiewicza, Piotrkowska
Pod Lipami, Złoty Kłos, Bursztyn, Jaskółka, Stary Młyn
Kowalska, Nowak, Wiśniewski, Zieliński
Agnieszka, Tomasz, Magdalena, Paweł

CZ cs Česko
+420 224 ### ### | 224 ### ###
{street} {number} | {street1}, {code} {city}
Praha,Praha,50.075,14.437,110 00; Brno,Jihomoravský kraj,49.195,16.607,602 00; Ostrava,Moravskoslezský kraj,49.82,18.262,702 00
Národní, Vinohradská, Husova, Palackého
U Zlatého Lva, Modrá Hvězda, Na Růžku, Slunečnice
Novák, Svoboda, Dvořáková, Procházka
Jan, Jana, Petr, Lenka

RS sr Srbija
+381 11 3### ### | 011 3### ###
{street} {number} | {street1}, {city} {code}
Beograd,,44.787,20.457,11000; Novi Sad,,45.267,19.833,21000; Niš,,43.32,21.896,18000
Knez Mihailova, Bulevar Oslobođenja, Nemanjina, Cara Dušana
Zlatna Moruna, Dva Jelena, Plavi Dunav, Stara Kuća, Šumatovac
Jovanović, Petrović, Nikolić, Đorđević
Milan, Jelena, Nikola, Dragana

RU ru Россия
+7 495 7##-##-## | 8 (495) 7##-##-##
{street}, {number} | {street1}, {city}, {code}
Москва,Москва,55.755,37.617,1010##; Казань,Татарстан,55.79,49.11,4200##; Екатеринбург,Свердловская область,56.84,60.61,6200##
ул. Ленина, Невский проспект, ул. Пушкина, Советская ул.
Золотой Ключик, Берёзка, Радуга, Огонёк, Белые Ночи
Иванов, Смирнова, Кузнецов, Соколова
Анна, Дмитрий, Ольга, Сергей

UA uk Україна
+380 44 4## ## ## | 044 4## ## ##
{street}, {number} | {street1}, {city}, {code}
Київ,,50.45,30.523,010##; Львів,,49.84,24.03,790##; Харків,,49.993,36.23,610##
вул. Хрещатик, вул. Шевченка, вул. Франка, пр. Науки
Калина, Мальва, Старе Місто, Ластівка
Шевченко, Коваленко, Бондаренко, Ткаченко
Оксана, Андрій, Наталія, Тарас

GR el Ελλάδα
+30 21 0### #### | 21 0### ####
{street} {number} | {street1}, {city} {code}
Αθήνα,Αττική,37.984,23.728,105 5#; Θεσσαλονίκη,Κεντρική Μακεδονία,40.64,22.944,546 2#; Πάτρα,Δυτική Ελλάδα,38.246,21.735,262 2#
Ερμού, Τσιμισκή, Αγίου Ανδρέου, Ερμού
Γλάρος, Ελιά, Ο Πλάτανος, Θαλασσινό
Παπαδόπουλος, Γεωργίου, Νικολάου
Μαρία, Γιώργος, Ελένη

SE sv Sverige
+46 8 5## ### ## | 08-5## ### ##
{street} {number} | {street1}, {code} {city}
Stockholm,Stockholms län,59.329,18.069,111 ##; Göteborg,Västra Götaland,57.709,11.975,411 ##; Malmö,Skåne,55.605,13.0,211 ##
Drottninggatan, Storgatan, Kungsgatan, Järntorget
Björken, Gröna Lund, Ängen, Åkern
Lindqvist, Sjöberg, Åström
Lars, Åsa, Björn

HU hu Magyarország
+36 1 3## #### | 06 1 3## ####
{street} {number}. | {code} {city}, {street1}
Budapest,,47.498,19.04,105#; Debrecen,,47.53,21.63,402#; Szeged,,46.253,20.148,672#
Petőfi utca, Kossuth Lajos utca, Rákóczi út, Fő tér
Arany Sas, Búzavirág, Tölgyes, Őszirózsa
Kovács, Szűcs, Tóth
László, Zsófia, Gábor

RO ro România
+40 21 3## #### | 021 3## ####
{street} nr. {number} | {street1}, {city} {code}
București,,44.427,26.102,01001#; Cluj-Napoca,Cluj,46.77,23.59,40000#; Timișoara,Timiș,45.75,21.227,30000#
Calea Victoriei, Strada Mihai Eminescu, Bulevardul Unirii, Strada Republicii
Trandafirul, Crama Veche, Casa Bunicii, Salcâmul
Popescu, Ionescu, Dumitrescu
Andrei, Ioana, Mihai

NO no Norge
+47 22 ## ## ## | 22 ## ## ##
{street} {number} | {street1}, {code} {city}
Oslo,Oslo,59.913,10.739,015#; Bergen,Vestland,60.392,5.324,501#; Trondheim,Trøndelag,63.43,10.395,701#; Stavanger,Rogaland,58.97,5.731,400#
Storgata, Kirkegata, Karl Johans gate, Strandgata
Fjordblikk, Nordlys, Bjørkelund, Havørn, Blåbær
Hansen, Bakken, Solberg
Kari, Ola, Ingrid

FI fi Suomi
+358 9 ### #### | 09 ### ####
{street} {number} | {street1}, {code} {city}
Helsinki,Uusimaa,60.17,24.941,001#0; Tampere,Pirkanmaa,61.498,23.761,331#0; Turku,Varsinais-Suomi,60.451,22.267,201#0; Oulu,Pohjois-Pohjanmaa,65.012,25.468,901#0
Mannerheimintie, Hämeenkatu, Kauppakatu, Rautatienkatu
Kielo, Revontuli, Tähti, Saimaa, Koivikko
Virtanen, Korhonen, Mäkinen
Matti, Aino, Jukka

DK da Danmark
+45 33 ## ## ## | 33 ## ## ##
{street} {number} | {street1}, {code} {city}
København,Hovedstaden,55.676,12.568,1050; Aarhus,Midtjylland,56.157,10.211,8000; Odense,Syddanmark,55.396,10.388,5000; Aalborg,Nordjylland,57.048,9.919,9000
Nørregade, Vestergade, Algade, Søndergade
Den Gyldne Hane, Bøgen, Fyrtårnet, Lærken
Nielsen, Østergaard, Kjær
Søren, Mette, Lars

HR hr Hrvatska
+385 1 4### ### | 01 4### ###
{street} {number} | {street1}, {code} {city}
Zagreb,Grad Zagreb,45.815,15.982,10000; Split,Splitsko-dalmatinska,43.508,16.44,21000; Rijeka,Primorsko-goranska,45.327,14.442,51000; Zadar,Zadarska,44.119,15.232,23000
Ilica, Vukovarska ulica, Ulica kralja Tomislava, Obala hrvatske mornarice
Jadran, Lavanda, Galeb, Maslina, Škoj
Horvat, Kovačević, Šimić
Ivan, Ana, Marko

BG bg България
+359 2 9## #### | 02 9## ####
{street} {number} | {street1}, {code} {city}
София,София,42.698,23.322,1000; Пловдив,Пловдив,42.15,24.75,4000; Варна,Варна,43.217,27.917,9000; Бургас,Бургас,42.506,27.468,8000
ул. Раковски, бул. Витоша, ул. Иван Вазов, ул. Цар Симеон
Роза, Балкан, Черно море, Липите, Златен лъв
Иванов, Димитрова, Петков
Георги, Мария, Николай

SK sk Slovensko
+421 2 5### #### | 02/5### ####
{street} {number} | {street1}, {code} {city}
Bratislava,Bratislavský kraj,48.148,17.107,811 0#; Košice,Košický kraj,48.717,21.258,040 01; Žilina,Žilinský kraj,49.223,18.74,010 01; Nitra,Nitriansky kraj,48.308,18.087,949 01
Hlavná, Štúrova, Obchodná, Námestie slobody
Zlatý Jeleň, Pod Lipou, Tatran, Slnečnica
Novák, Horváth, Kováčová
Peter, Zuzana, Ján

SI sl Slovenija
+386 1 4## ## ## | 01 4## ## ##
{street} {number} | {street1}, {code} {city}
Ljubljana,,46.051,14.506,1000; Maribor,,46.555,15.646,2000; Celje,,46.231,15.26,3000; Koper,,45.548,13.73,6000
Slovenska cesta, Prešernova ulica, Trubarjeva cesta, Glavni trg
Pri Lipi, Zlatorog, Planinka, Triglav
Novak, Krajnc, Zupančič
Janez, Maja, Luka

LT lt Lietuva
+370 5 2## #### | (8 5) 2## ####
{street} {number} | {street1}, {code} {city}
Vilnius,Vilniaus apskritis,54.687,25.28,LT-011##; Kaunas,Kauno apskritis,54.897,23.886,LT-442##; Klaipėda,Klaipėdos apskritis,55.71,21.13,LT-912##
Gedimino pr., Laisvės al., Tilto g., Vytauto g.
Gintaras, Žuvėdra, Senasis Malūnas, Ąžuolas
Kazlauskas, Petrauskienė, Žukauskas
Jonas, Rūta, Darius

LV lv Latvija
+371 67 ### ### | 67 ### ###
{street} {number} | {street1}, {city}, {code}
Rīga,,56.946,24.106,LV-10##; Daugavpils,,55.871,26.516,LV-5401; Liepāja,,56.511,21.011,LV-3401
Brīvības iela, Rīgas iela, Lielā iela, Dzirnavu iela
Saule, Dzintars, Vecais Ozols, Jūras Vējš
Bērziņš, Kalniņa, Ozoliņš
Jānis, Līga, Andris

EE et Eesti
+372 6## #### | 6## ####
{street} {number} | {street1}, {code} {city}
Tallinn,Harju maakond,59.437,24.745,101##; Tartu,Tartu maakond,58.38,26.722,510##; Pärnu,Pärnu maakond,58.386,24.497,800##
Pikk tänav, Viru tänav, Narva maantee, Rüütli tänav
Kuldne Kukk, Meretuul, Vana Õu, Sinilill
Tamm, Mägi, Saar
Jaan, Kadri, Toomas

CH de Schweiz
+41 44 2## ## ## | 044 2## ## ##
{street} {number} | {street1}, {code} {city}
Zürich,ZH,47.377,8.541,8001; Bern,BE,46.948,7.447,3011; Winterthur,ZH,47.5,8.724,8400; Luzern,LU,47.05,8.31,6003
Bahnhofstrasse, Seestrasse, Marktgasse, Dorfstrasse
Alpenrose, Zum Kreuz, Bergblick, Enzian
Zbinden, Brunner, Ammann
Urs, Regula, Beat

BE nl België
+32 3 2## ## ## | 03 2## ## ##
{street} {number} | {street1}, {code} {city}
Antwerpen,Antwerpen,51.22,4.4,2000; Gent,Oost-Vlaanderen,51.05,3.72,9000; Leuven,Vlaams-Brabant,50.88,4.7,3000; Brugge,West-Vlaanderen,51.209,3.224,8000
Meir, Veldstraat, Grote Markt, Bondgenotenlaan
De Gouden Leeuw, 't Pleintje, Zonnebloem, De Molen
Peeters, Janssens, Maes
Jan, An, Bart

IE en Ireland
+353 1 6## #### | 01 6## ####
{number} {street} | {street1}, {city}, {state}, {code}
Dublin,Co. Dublin,53.35,-6.26,D02 X285; Cork,Co. Cork,51.898,-8.475,T12 W8KP; Galway,Co. Galway,53.27,-9.057,H91 E9KD; Limerick,Co. Limerick,52.664,-8.627,V94 T28R
O'Connell Street, Patrick Street, Shop Street, Bridge Street
Shamrock, Claddagh, Silver Birch, Harp, Curlew
O'Brien, Murphy, Gallagher
Aoife, Sean, Niamh

IS is Ísland
+354 5## #### | 5## ####
{street} {number} | {street1}, {code} {city}
Reykjavík,,64.147,-21.943,101; Akureyri,,65.683,-18.088,600; Kópavogur,,64.11,-21.91,200
Laugavegur, Hafnarstræti, Skólavörðustígur, Strandgata
Norðurljós, Fjörður, Hrafninn, Lundi
Jónsdóttir, Gunnarsson, Þórðarson
Björk, Ólafur, Guðrún

AL sq Shqipëri
+355 4 2## #### | 04 2## ####
{street} {number} | {street1}, {city} {code}
Tiranë,,41.328,19.818,1001; Durrës,,41.323,19.441,2001; Shkodër,,42.068,19.513,4001
Rruga e Durrësit, Rruga Kavajës, Bulevardi Dëshmorët e Kombit
Shqiponja, Rozafa, Ulliri, Deti
Hoxha, Shehu, Gjoka
Arben, Mirela, Besnik

MK mk Северна Македонија
+389 2 3## #### | 02 3## ####
{street} {number} | {street1}, {code} {city}
Скопје,,41.996,21.431,1000; Битола,,41.032,21.334,7000; Охрид,,41.117,20.802,6000
ул. Македонија, бул. Илинден, ул. Партизанска
Вардар, Липа, Сонце, Стара Куќа
Петровски, Стојанова, Николов
Горан, Елена, Драган
`;
