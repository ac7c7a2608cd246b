/** Further countries, in the form of `truthCountries`. */
export const remoteCountries = `
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

KZ kk Қазақстан
+7 727 2## ## ## | 8 727 2## ## ##
{street} {number} | {street1}, {city}
Алматы,,43.238,76.945,0500##; Астана,,51.169,71.449,0100##; Шымкент,,42.317,69.596,1600##
Абай даңғылы, Төле би көшесі, Достық даңғылы
Алтын Дән, Жұлдыз, Тұлпар, Алатау
Серікбаев, Нұрланова, Жұмабаев
Айдос, Айгүл, Нұрлан

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

TZ sw Tanzania
+255 22 2## #### | 022 2## ####
{street} {number} | {street1}, {city}
Dar es Salaam,,-6.792,39.208,11101; Arusha,,-3.387,36.683,23101; Mwanza,,-2.516,32.9,33101
Barabara ya Nyerere, Mtaa wa Samora, Barabara ya Uhuru
Kilimanjaro, Nyota, Bahari, Simba
Mushi, Juma, Kimaro
Asha, Juma, Neema

NZ en New Zealand
+64 9 3## #### | 09 3## ####
{number} {street} | {street1}, {city} {code}
Auckland,Auckland,-36.848,174.763,1010; Wellington,Wellington,-41.286,174.776,6011; Christchurch,Canterbury,-43.532,172.636,8011; Whangārei,Northland,-35.725,174.323,0110
Queen Street, Lambton Quay, Colombo Street, Cameron Street
Kauri, Pōhutukawa, Silver Fern, Tūī
McKenzie, Ngata, Wilson
Aroha, James, Mere

MK mk Северна Македонија
+389 2 3## #### | 02 3## ####
{street} {number} | {street1}, {code} {city}
Скопје,,41.996,21.431,1000; Битола,,41.032,21.334,7000; Охрид,,41.117,20.802,6000
ул. Македонија, бул. Илинден, ул. Партизанска
Вардар, Липа, Сонце, Стара Куќа
Петровски, Стојанова, Николов
Горан, Елена, Драган
`;
