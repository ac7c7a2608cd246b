/** Countries in the form that `truthCountries` reads. */
export const asiaPacific = `
IN en India
+91 22 2### #### | 022 2### ####
{number}, {street} | {street1}, {city}, {state} {code}
Mumbai,Maharashtra,19.076,72.878,4000##; Pune,Maharashtra,18.52,73.856,4110##; Nashik,Maharashtra,20.0,73.78,4220##; Surat,Gujarat,21.17,72.83,3950##
MG Road, Link Road, Station Road, Nehru Nagar, Gandhi Chowk
Shanti, Lotus, Annapurna, Ganesh, Saffron, Sai, Heritage
Patil, Deshmukh, Shah, Kulkarni, Mehta, Joshi
Amit, Priya, Rahul, Sneha

CN zh 中国
+86 755-8### #### | 0755-8### ####
{street}{number}号 | {state}{city}{street1}
深圳市,广东省,22.543,114.058,5180##; 杭州市,浙江省,30.274,120.155,3100##; 成都市,四川省,30.572,104.066,6100##
人民路, 解放路, 中山路, 建设路
老四川, 金龙, 福满, 香格, 东方
张, 王, 李
伟, 芳, 娜

JP ja 日本
+81 3-3###-#### | 03-3###-####
{street}{number} | 〒{code} {state}{city}{street1}
大阪市,大阪府,34.694,135.502,530-0001; 横浜市,神奈川県,35.444,139.638,220-0011; 京都市,京都府,35.01,135.768,600-8216
丸の内1-, 高島2-, 本町3-
さくら, 富士, 山本屋, 花月, 海風
田中, 佐藤, 鈴木
健太, 美咲, 大輔

KR ko 대한민국
+82 2-5##-#### | 02-5##-####
{street} {number} | {state} {city} {street1}
서울특별시,,37.566,126.978,04524; 부산광역시,,35.18,129.075,48058; 대구광역시,,35.871,128.601,41911
세종대로, 테헤란로, 중앙로
한우리, 은하수, 달빛, 청솔
김, 이, 박
민수, 지영, 현우

TW tw 台灣
+886 2 2### #### | 02-2###-####
{street}{number}號 | {code}{city}{street1}
台北市,,25.033,121.565,106; 高雄市,,22.627,120.301,802; 台中市,,24.147,120.674,403; 台南市,,22.999,120.227,700
中山路, 忠孝東路, 中正路, 民生路
老台灣, 阿里山, 福華, 日月, 好味
陳, 林, 黃
志明, 淑芬, 家豪

VN vi Việt Nam
+84 24 3### #### | 024 3### ####
{number} {street} | {street1}, {city}
Hà Nội,,21.028,105.834,100000; Hồ Chí Minh,,10.776,106.70,700000; Đà Nẵng,,16.054,108.202,550000
Lê Lợi, Trần Hưng Đạo, Nguyễn Huệ, Hai Bà Trưng
Hoa Sen, Phố Cổ, Hương Quê, Biển Xanh
Nguyễn, Trần, Phạm
Linh, Hùng, Mai

TH th ประเทศไทย
+66 2 2## #### | 02 2## ####
{number} {street} | {street1} {city} {code}
กรุงเทพมหานคร,,13.756,100.502,10110; เชียงใหม่,,18.788,98.985,50200; ขอนแก่น,,16.43,102.83,40000
ถนนสุขุมวิท, ถนนนิมมานเหมินท์, ถนนมิตรภาพ, ถนนราชดำเนิน
บ้านสวน, ครัวคุณแม่, ดอกบัว, ลมทะเล
ศรีสุข, ทองดี, แสงจันทร์
สมชาย, มาลี, ประเสริฐ

ID id Indonesia
+62 21 5### #### | (021) 5### ####
{street} No. {number} | {street1}, {city}, {state} {code}
Jakarta Selatan,DKI Jakarta,-6.261,106.81,121##; Bandung,Jawa Barat,-6.914,107.609,401##; Surabaya,Jawa Timur,-7.257,112.752,602##
Jl. Sudirman, Jl. Merdeka, Jl. Diponegoro, Jl. Ahmad Yani
Sari Rasa, Melati, Bunga Mas, Cahaya, Rumah Kita
Santoso, Wijaya, Hartono
Budi, Siti, Dewi

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

BD bn বাংলাদেশ
+880 2 9### #### | 02 9### ####
{number} {street} | {street1}, {city} {code}
ঢাকা,,23.81,90.412,1205; চট্টগ্রাম,,22.357,91.783,4000; সিলেট,,24.895,91.869,3100
মিরপুর রোড, স্টেশন রোড, জিন্দাবাজার
পদ্মা, মেঘনা, শাপলা, সোনার বাংলা
রহমান, ইসলাম, চৌধুরী
করিম, ফাতেমা, হাসান

PK en Pakistan
+92 21 3### #### | 021 3### ####
{number} {street} | {street1}, {city}
Karachi,Sindh,24.861,67.01,74000; Lahore,Punjab,31.55,74.343,54000; Islamabad,Islamabad,33.684,73.048,44000
Shahrah-e-Faisal, Mall Road, Tariq Road, Jinnah Avenue
Shalimar, Chenab, Bundu Khan, Margalla
Qureshi, Bhatti, Siddiqui
Imran, Ayesha, Bilal

KZ kk Қазақстан
+7 727 2## ## ## | 8 727 2## ## ##
{street} {number} | {street1}, {city}
Алматы,,43.238,76.945,0500##; Астана,,51.169,71.449,0100##; Шымкент,,42.317,69.596,1600##
Абай даңғылы, Төле би көшесі, Достық даңғылы
Алтын Дән, Жұлдыз, Тұлпар, Алатау
Серікбаев, Нұрланова, Жұмабаев
Айдос, Айгүл, Нұрлан

AM hy Հայաստան
+374 10 5## ### | 010 5## ###
{street} {number} | {street1}, {city}
Երևան,,40.178,44.513,0010; Գյումրի,,40.785,43.842,3104; Վանաձոր,,40.813,44.488,2001
Մաշտոցի պողոտա, Աբովյան փողոց, Տիգրան Մեծի պողոտա
Արարատ, Նուռ, Մասիս, Վարդ
Հակոբյան, Գրիգորյան, Սարգսյան
Արամ, Անի, Տիգրան

AZ az Azərbaycan
+994 12 4## ## ## | 012 4## ## ##
{street} {number} | {street1}, {city}
Bakı,,40.409,49.867,AZ1000; Gəncə,,40.683,46.361,AZ2000; Sumqayıt,,40.59,49.669,AZ5000
Nizami küçəsi, Füzuli küçəsi, Azadlıq prospekti
Xəzər, Nar, Gülüstan, Qız Qalası
Əliyev, Məmmədova, Hüseynov
Elçin, Aygün, Rəşad

GE ka საქართველო
+995 32 2## ## ## | 032 2## ## ##
{street} {number} | {street1}, {city}
თბილისი,,41.715,44.827,0108; ბათუმი,,41.617,41.637,6000; ქუთაისი,,42.25,42.7,4600
რუსთაველის გამზირი, აღმაშენებლის გამზირი, ჭავჭავაძის ქუჩა
მზე, ვარდი, ძველი ქალაქი, მთაწმინდა
ბერიძე, კაპანაძე, გელაშვილი
გიორგი, ნინო, დავით

AU en Australia
+61 2 9### #### | (02) 9### ####
{number} {street} | {street1}, {city} {state} {code}
Sydney,NSW,-33.87,151.21,2000; Melbourne,VIC,-37.81,144.96,3000; Darwin,NT,-12.46,130.84,0800; Newcastle,NSW,-32.93,151.78,2300
George Street, King Street, Elizabeth Street, Bourke Street, Hunter Street
Banksia, Kookaburra, Southern Cross, Wattle, Coral, Eucalypt, Billabong
Callaghan, Nguyen, Fraser, Murdoch, Donnelly
Jack, Chloe, Liam, Matilda

NZ en New Zealand
+64 9 3## #### | 09 3## ####
{number} {street} | {street1}, {city} {code}
Auckland,Auckland,-36.848,174.763,1010; Wellington,Wellington,-41.286,174.776,6011; Christchurch,Canterbury,-43.532,172.636,8011; Whangārei,Northland,-35.725,174.323,0110
Queen Street, Lambton Quay, Colombo Street, Cameron Street
Kauri, Pōhutukawa, Silver Fern, Tūī
McKenzie, Ngata, Wilson
Aroha, James, Mere
`;
