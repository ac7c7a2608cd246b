/** Further countries, in the form of `truthCountries`. */
export const furtherCountries = `
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

CA en Canada
+1 416-5##-#### | (416) 5##-####
{number} {street} | {street1}, {city}, {state} {code}
Toronto,ON,43.653,-79.383,M5V 2T6; Ottawa,ON,45.421,-75.697,K1P 1J1; Calgary,AB,51.045,-114.057,T2P 1J9; Vancouver,BC,49.283,-123.121,V6B 1A1
Queen St W, Yonge St, Granville St, Bank St
Maple, Loon Lake, Northern Pine, Beaver, Trillium
MacDonald, Tremblay, Singh
Liam, Olivia, Noah

ZA en South Africa
+27 21 4## #### | 021 4## ####
{number} {street} | {street1}, {city}, {code}
Cape Town,Western Cape,-33.925,18.424,8001; Johannesburg,Gauteng,-26.204,28.047,2001; Durban,KwaZulu-Natal,-29.858,31.022,4001; Pretoria,Gauteng,-25.746,28.188,0002
Long Street, Church Street, Voortrekker Road, Nelson Mandela Boulevard
Protea, Baobab, Springbok, Table Bay
Botha, Dlamini, Naidoo
Thabo, Anika, Pieter

NG en Nigeria
+234 803 ### #### | 0803 ### ####
{number} {street} | {street1}, {city}, {state}
Lagos,Lagos,6.455,3.394,; Ibadan,Oyo,7.388,3.896,; Abuja,FCT,9.058,7.489,; Port Harcourt,Rivers,4.777,7.013,
Broad Street, Allen Avenue, Ring Road, Aba Road
Royal Palm, Mama Chi, Golden Eagle, Savannah
Okafor, Adeyemi, Bello
Chinedu, Ngozi, Ibrahim

KE en Kenya
+254 20 2## #### | 020 2## ####
{number} {street} | {street1}, {city}
Nairobi,Nairobi County,-1.286,36.817,00100; Mombasa,Mombasa County,-4.043,39.668,80100; Kisumu,Kisumu County,-0.102,34.762,40100
Moi Avenue, Kenyatta Avenue, Kimathi Street, Oginga Odinga Road
Simba, Acacia, Jambo, Twiga
Kamau, Otieno, Wanjiru
Joseph, Grace, Peter

AR es Argentina
+54 11 4### #### | 011 4###-####
{street} {number} | {street1}, {code} {city}
Buenos Aires,Ciudad Autónoma de Buenos Aires,-34.604,-58.382,C10##; Córdoba,Córdoba,-31.42,-64.189,X5000; Rosario,Santa Fe,-32.947,-60.639,S2000; Mendoza,Mendoza,-32.889,-68.845,M5500
Av. Corrientes, Calle San Martín, Av. Belgrano, Calle Mitre
El Ombú, La Pampa, Don Julio, La Estancia
Gómez, Pereyra, Villalba
Martín, Florencia, Pablo

CL es Chile
+56 2 2### #### | 2 2### ####
{street} {number} | {street1}, {city}
Santiago,Región Metropolitana,-33.449,-70.669,832####; Valparaíso,Valparaíso,-33.047,-71.613,234####; Concepción,Biobío,-36.827,-73.05,403####
Av. Libertador Bernardo O'Higgins, Calle Prat, Av. Brasil, Calle Esmeralda
Los Andes, El Copihue, La Araucaria, Don Pancho
Muñoz, Riquelme, Fuentes
Cristóbal, Antonia, Rodrigo

CO es Colombia
+57 601 3## #### | (601) 3## ####
{street} # {number}-45 | {street1}, {city}, {state}
Bogotá,Cundinamarca,4.711,-74.072,110111; Medellín,Antioquia,6.244,-75.581,050021; Cali,Valle del Cauca,3.452,-76.532,760001; Barranquilla,Atlántico,10.964,-74.796,080001
Calle 72, Carrera 15, Avenida 19, Carrera 7
La Orquídea, El Cafetal, La Candelaria, Mi Ranchito
Restrepo, Quintero, Cárdenas
Andrés, Paola, Camilo

PE es Perú
+51 1 4## #### | (01) 4##-####
{street} {number} | {street1}, {city} {code}
Lima,Lima,-12.046,-77.043,15001; Arequipa,Arequipa,-16.409,-71.537,04001; Cusco,Cusco,-13.532,-71.967,08002; Trujillo,La Libertad,-8.112,-79.029,13001
Av. Arequipa, Jr. de la Unión, Calle Mercaderes, Av. El Sol
El Tumi, Inti, La Cantuta, Machu
Quispe, Huamán, Flores
Juan, Rosa, Luis

PH en Philippines
+63 2 8### #### | (02) 8### ####
{number} {street} | {street1}, {city}, {code} {state}
Makati,Metro Manila,14.554,121.024,1200; Quezon City,Metro Manila,14.676,121.044,1100; Cebu City,Cebu,10.316,123.886,6000; Davao City,Davao del Sur,7.071,125.609,8000
Ayala Avenue, Osmeña Boulevard, Tomas Morato Ave, Quezon Avenue
Kabayan, Sampaguita, Bahay Kubo, Perlas
Dela Cruz, Santos, Reyes
Jose, Maricel, Ramon

SG en Singapore
+65 6### #### | 6### ####
{number} {street} | {street1}, Singapore {code}
Singapore,,1.29,103.85,0699##
Orchard Road, Serangoon Road, Geylang Road, Bukit Timah Road
Merlion, Orchid, Lion City, Peranakan
Tan, Lim, Wong
Wei Ming, Hui Min, Arjun

MY ms Malaysia
+60 3-2### #### | 03-2### ####
{number}, {street} | {street1}, {code} {city}, {state}
Kuala Lumpur,Wilayah Persekutuan,3.139,101.687,50###; George Town,Pulau Pinang,5.415,100.33,10###; Johor Bahru,Johor,1.493,103.741,80###; Ipoh,Perak,4.597,101.09,30###
Jalan Ampang, Jalan Tun Razak, Lebuh Chulia, Jalan Sultan Idris Shah
Seri Melur, Bunga Raya, Warisan, Kampung Baru
Abdullah, Lim, Subramaniam
Ahmad, Siti, Kavitha

TW tw 台灣
+886 2 2### #### | 02-2###-####
{street}{number}號 | {code}{city}{street1}
台北市,,25.033,121.565,106; 高雄市,,22.627,120.301,802; 台中市,,24.147,120.674,403; 台南市,,22.999,120.227,700
中山路, 忠孝東路, 中正路, 民生路
老台灣, 阿里山, 福華, 日月, 好味
陳, 林, 黃
志明, 淑芬, 家豪

AE en United Arab Emirates
+971 4 3## #### | 04 3## ####
{street} {number} | {street1}, {city}
Dubai,Dubai,25.205,55.271,; Abu Dhabi,Abu Dhabi,24.454,54.377,; Sharjah,Sharjah,25.346,55.421,
Al Wasl Road, Sheikh Zayed Road, Corniche Road, King Faisal Street
Pearl, Falcon, Oasis, Golden Dunes
Al Mansoori, Rahman, Fernandes
Omar, Fatima, Ravi

MA fr Maroc
+212 5222 ##### | 05222 #####
{number} {street} | {street1}, {city}
Casablanca,Casablanca-Settat,33.573,-7.59,20000; Rabat,Rabat-Salé-Kénitra,34.021,-6.842,10000; Marrakech,Marrakech-Safi,31.63,-7.989,40000; Fès,Fès-Meknès,34.033,-5.0,30000
Boulevard Mohammed V, Avenue Hassan II, Rue Ibn Batouta, Boulevard Zerktouni
L'Oasis, Al Andalous, Le Palmier, Riad Zitoun
El Amrani, Bennani, Tazi
Youssef, Salma, Karim

IR fa ایران
+98 21 8### #### | 021 8### ####
{street}، پلاک {number} | {city}، {street1}
تهران,تهران,35.69,51.389,; مشهد,خراسان رضوی,36.297,59.606,; اصفهان,اصفهان,32.657,51.678,; شیراز,فارس,29.591,52.584,
خیابان ولیعصر, خیابان انقلاب, بلوار سجاد, خیابان چهارباغ
نگین, پارس, لاله, ستاره, بهار
احمدی, رضایی, موسوی
علی, زهرا, محمد

GE ka საქართველო
+995 32 2## ## ## | 032 2## ## ##
{street} {number} | {street1}, {city}
თბილისი,,41.715,44.827,0108; ბათუმი,,41.617,41.637,6000; ქუთაისი,,42.25,42.7,4600
რუსთაველის გამზირი, აღმაშენებლის გამზირი, ჭავჭავაძის ქუჩა
მზე, ვარდი, ძველი ქალაქი, მთაწმინდა
ბერიძე, კაპანაძე, გელაშვილი
გიორგი, ნინო, დავით
`;
