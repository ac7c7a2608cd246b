/** Further countries, in the form of `truthCountries`. */
export const moreCountries = `
IL he ישראל
+972 3-6##-#### | 03-6##-####
{street} {number} | {street1}, {city}
תל אביב,,32.08,34.78,6100###; חיפה,,32.79,34.99,3100###; באר שבע,,31.25,34.79,8400###
הרצל, דיזנגוף, אלנבי, בן גוריון
הגליל, השקד, הזית, רימון, ים
כהן, לוי, מזרחי
דוד, שרה, יוסי

CN zh 中国
+86 755-8### #### | 0755-8### ####
{street}{number}号 | {state}{city}{street1}
深圳市,广东省,22.543,114.058,5180##; 杭州市,浙江省,30.274,120.155,3100##; 成都市,四川省,30.572,104.066,6100##
人民路, 解放路, 中山路, 建设路
老四川, 金龙, 福满, 香格, 东方
张, 王, 李
伟, 芳, 娜

ID id Indonesia
+62 21 5### #### | (021) 5### ####
{street} No. {number} | {street1}, {city}, {state} {code}
Jakarta Selatan,DKI Jakarta,-6.261,106.81,121##; Bandung,Jawa Barat,-6.914,107.609,401##; Surabaya,Jawa Timur,-7.257,112.752,602##
Jl. Sudirman, Jl. Merdeka, Jl. Diponegoro, Jl. Ahmad Yani
Sari Rasa, Melati, Bunga Mas, Cahaya, Rumah Kita
Santoso, Wijaya, Hartono
Budi, Siti, Dewi

EG ar مصر
+20 2 2### #### | 02 2### ####
{number} {street} | {street1}، {city}
القاهرة,,30.044,31.236,11511; الإسكندرية,,31.2,29.919,21500; الجيزة,,30.013,31.209,12511
شارع التحرير, شارع رمسيس, شارع الهرم, شارع فؤاد
النيل, الأهرام, لوتس, كليوباترا
حسن, إبراهيم, سالم
أحمد, منى, سارة

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
`;
