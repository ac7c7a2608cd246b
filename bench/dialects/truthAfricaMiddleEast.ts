/** Countries in the form that `truthCountries` reads. */
export const africaMiddleEast = `
TR tr Türkiye
+90 212 2## ## ## | 0212 2## ## ##
{street} No:{number} | {street1}, {code} {city}
İstanbul,,41.01,28.98,343##; Ankara,,39.925,32.854,064##; İzmir,,38.42,27.14,352##; Adana,,37.0,35.32,010##
Atatürk Cad., İstiklal Cad., Cumhuriyet Sok., Gazi Bulvarı
Kardelen, Boğaziçi, Yıldız, Çınaraltı, Sarmaşık, Güneş
Yılmaz, Çelik, Şahin, Öztürk
Ayşe, Mehmet, Elif, Hüseyin

SA ar السعودية
+966 11 4## #### | 011 4## ####
{street} {number} | {street1}، {city} {code}
الرياض,,24.713,46.675,12211; جدة,,21.543,39.173,23442; الدمام,,26.42,50.09,32241
شارع التحلية, طريق الملك فهد, شارع العليا, شارع الأمير سلطان
النخيل, الواحة, البيت الشامي, زهرة المدينة
العتيبي, الحربي, القحطاني
محمد, فاطمة, عبدالله

AE en United Arab Emirates
+971 4 3## #### | 04 3## ####
{street} {number} | {street1}, {city}
Dubai,Dubai,25.205,55.271,; Abu Dhabi,Abu Dhabi,24.454,54.377,; Sharjah,Sharjah,25.346,55.421,
Al Wasl Road, Sheikh Zayed Road, Corniche Road, King Faisal Street
Pearl, Falcon, Oasis, Golden Dunes
Al Mansoori, Rahman, Fernandes
Omar, Fatima, Ravi

IL he ישראל
+972 3-6##-#### | 03-6##-####
{street} {number} | {street1}, {city}
תל אביב,,32.08,34.78,6100###; חיפה,,32.79,34.99,3100###; באר שבע,,31.25,34.79,8400###
הרצל, דיזנגוף, אלנבי, בן גוריון
הגליל, השקד, הזית, רימון, ים
כהן, לוי, מזרחי
דוד, שרה, יוסי

IR fa ایران
+98 21 8### #### | 021 8### ####
{street}، پلاک {number} | {city}، {street1}
تهران,تهران,35.69,51.389,; مشهد,خراسان رضوی,36.297,59.606,; اصفهان,اصفهان,32.657,51.678,; شیراز,فارس,29.591,52.584,
خیابان ولیعصر, خیابان انقلاب, بلوار سجاد, خیابان چهارباغ
نگین, پارس, لاله, ستاره, بهار
احمدی, رضایی, موسوی
علی, زهرا, محمد

EG ar مصر
+20 2 2### #### | 02 2### ####
{number} {street} | {street1}، {city}
القاهرة,,30.044,31.236,11511; الإسكندرية,,31.2,29.919,21500; الجيزة,,30.013,31.209,12511
شارع التحرير, شارع رمسيس, شارع الهرم, شارع فؤاد
النيل, الأهرام, لوتس, كليوباترا
حسن, إبراهيم, سالم
أحمد, منى, سارة

MA fr Maroc
+212 5222 ##### | 05222 #####
{number} {street} | {street1}, {city}
Casablanca,Casablanca-Settat,33.573,-7.59,20000; Rabat,Rabat-Salé-Kénitra,34.021,-6.842,10000; Marrakech,Marrakech-Safi,31.63,-7.989,40000; Fès,Fès-Meknès,34.033,-5.0,30000
Boulevard Mohammed V, Avenue Hassan II, Rue Ibn Batouta, Boulevard Zerktouni
L'Oasis, Al Andalous, Le Palmier, Riad Zitoun
El Amrani, Bennani, Tazi
Youssef, Salma, Karim

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

TZ sw Tanzania
+255 22 2## #### | 022 2## ####
{street} {number} | {street1}, {city}
Dar es Salaam,,-6.792,39.208,11101; Arusha,,-3.387,36.683,23101; Mwanza,,-2.516,32.9,33101
Barabara ya Nyerere, Mtaa wa Samora, Barabara ya Uhuru
Kilimanjaro, Nyota, Bahari, Simba
Mushi, Juma, Kimaro
Asha, Juma, Neema
`;
