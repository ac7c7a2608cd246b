/** Districts of large cities that the gazetteer lacks or misplaces, with their centre, by country. */
export const districts: Readonly<Record<string, string>> = {
  DE: `
    schöneberg 52.483 13.353, charlottenburg 52.508 13.306, tempelhof 52.460 13.385, treptow 52.489 13.464, spandau 52.535 13.201, reinickendorf 52.580 13.345
    schwabing 48.163 11.586, sendling 48.118 11.540, giesing 48.111 11.595, haidhausen 48.129 11.600, maxvorstadt 48.150 11.568, neuhausen münchen 48.155 11.535, barmbek 53.587 10.045
    ehrenfeld 50.950 6.918, sülz 50.920 6.924, bockenheim 50.121 8.641, westend frankfurt 50.119 8.662, ostend frankfurt 50.113 8.705, bahnhofsviertel 50.108 8.667, connewitz 51.309 12.374
    gohlis 51.360 12.366, lindenau leipzig 51.339 12.334, neustadt dresden 51.066 13.746, linden hannover 52.366 9.712, bilk 51.203 6.780, oberkassel düsseldorf 51.230 6.757
    pempelfort 51.240 6.780, flingern 51.230 6.808, stuttgart west 48.775 9.160, bad cannstatt 48.805 9.214, rüttenscheid 51.433 7.004`,
  AT: `
    leopoldstadt 48.217 16.400, favoriten 48.174 16.378, ottakring 48.215 16.311, neubau 48.202 16.349, josefstadt 48.211 16.347, alsergrund 48.225 16.357, mariahilf 48.196 16.349
    margareten 48.187 16.357, döbling 48.245 16.340, floridsdorf 48.257 16.399, donaustadt 48.233 16.460, meidling 48.176 16.330, hietzing 48.187 16.299, wieden 48.192 16.369`,
  FR: `
    batignolles 48.885 2.319, la villette 48.890 2.385, ménilmontant 48.868 2.384, canal saint martin 48.872 2.365, la défense 48.892 2.238, les halles 48.862 2.346, opéra paris 48.871 2.332
    butte aux cailles 48.828 2.351, presqu'île lyon 45.761 4.834, le panier 43.298 5.369, chartrons 44.853 -0.573, capitole toulouse 43.604 1.443`,
  GB: `
    clapham 51.462 -0.138, soho 51.514 -0.132, dalston 51.546 -0.075, peckham 51.474 -0.069, mayfair 51.510 -0.147, camden town 51.539 -0.143, canary wharf 51.505 -0.020, hampstead 51.556 -0.178
    bethnal green 51.527 -0.055, fitzrovia 51.519 -0.138, marylebone 51.520 -0.154, battersea 51.476 -0.150, fulham 51.480 -0.199, whitechapel 51.519 -0.060, ancoats 53.484 -2.226
    chorlton 53.442 -2.277, didsbury 53.417 -2.231, digbeth 52.475 -1.882, clifton bristol 51.455 -2.621, leith 55.975 -3.170, finnieston 55.865 -4.283`,
  US: `
    soho 40.723 -74.000, upper east side 40.774 -73.957, upper west side 40.787 -73.975, tribeca 40.716 -74.009, chelsea manhattan 40.746 -74.002, east village 40.727 -73.984
    west village 40.736 -74.003, hell's kitchen 40.764 -73.992, bushwick 40.694 -73.921, park slope 40.671 -73.978, long island city 40.745 -73.949, silver lake los angeles 34.087 -118.270
    echo park 34.078 -118.261, koreatown los angeles 34.058 -118.301, little tokyo 34.050 -118.240, mission district 37.760 -122.415, haight ashbury 37.770 -122.447
    capitol hill seattle 47.623 -122.321, ballard seattle 47.668 -122.384, logan square 41.928 -87.707, lincoln park chicago 41.921 -87.648, deep ellum 32.784 -96.783
    adams morgan 38.922 -77.042, dupont circle 38.910 -77.043, little havana 25.766 -80.219, brickell 25.758 -80.193`,
  TR: `
    kadıköy 40.990 29.025, beşiktaş 41.043 29.008, beyoğlu 41.035 28.980, levent 41.082 29.012, ataşehir 40.984 29.110, bakırköy 40.980 28.872, üsküdar 41.025 29.015, şişli 41.060 28.987
    kuzguncuk 41.036 29.030, çengelköy 41.050 29.052, çankaya 39.905 32.860, karşıyaka 38.459 27.115, bornova 38.462 27.216`,
  IT: `
    monti roma 41.895 12.493, pigneto 41.889 12.527, isola milano 45.487 9.189, porta venezia 45.475 9.205, vomero 40.844 14.230, chiaia 40.834 14.240, quartieri spagnoli 40.841 14.246
    oltrarno 43.765 11.247, san salvario 45.056 7.680, cannaregio 45.443 12.330, dorsoduro 45.431 12.327`,
  ES: `
    salamanca madrid 40.427 -3.682, la latina madrid 40.411 -3.709, poblenou 41.400 2.203, sants 41.375 2.136, raval 41.380 2.168, barri gòtic 41.383 2.177, barceloneta 41.380 2.189
    el carmen valencia 39.479 -0.380, santa cruz sevilla 37.386 -5.989, nervión 37.384 -5.973`,
  PT: `baixa lisboa 38.711 -9.137, campo de ourique 38.717 -9.167, foz do douro 41.150 -8.673, baixa porto 41.148 -8.611`,
  NL: `oud west 52.366 4.870, kralingen 51.924 4.512, scheveningen 52.108 4.273`,
  PL: `śródmieście warszawa 52.232 21.020, żoliborz 52.269 20.985, praga północ 52.258 21.033, podgórze 50.043 19.950, wrzeszcz 54.380 18.605, jeżyce 52.414 16.898`,
  CZ: `malá strana 50.088 14.404, josefov praha 50.090 14.419, smíchov 50.071 14.403, holešovice 50.104 14.440, karlín 50.093 14.450, dejvice 50.103 14.393`,
  HU: `józsefváros 47.490 19.070, erzsébetváros 47.500 19.070, ferencváros 47.478 19.080, újbuda 47.474 19.046, belváros budapest 47.494 19.053`,
  SE: `vasastan 59.343 18.051, gamla stan 59.325 18.071, kungsholmen 59.332 18.030, haga göteborg 57.698 11.957, möllevången 55.591 13.008`,
  DK: `nørrebro 55.699 12.548, vesterbro 55.668 12.545, østerbro 55.706 12.578, christianshavn 55.672 12.593, nyhavn 55.680 12.590, kødbyen 55.668 12.560`,
  NO: `grünerløkka 59.923 10.760, majorstuen 59.930 10.714, frogner 59.917 10.706, aker brygge 59.910 10.727`,
  FI: `punavuori 60.161 24.938, töölö 60.179 24.925`,
  GR: `kolonaki 37.978 23.743, pagrati 37.968 23.749, koukaki 37.964 23.725, gazi athens 37.978 23.713`,
  RS: `dorćol 44.823 20.461, vračar 44.800 20.477, savamala 44.812 20.454`,
  UA: `поділ 50.465 30.515, печерськ 50.427 30.538`,
  IL: `florentin 32.056 34.769, neve tzedek 32.061 34.765, ramat aviv 32.113 34.803, sarona tel aviv 32.071 34.787, nachlaot 31.782 35.211, פלורנטין 32.056 34.769, נווה צדק 32.061 34.765, רמת אביב 32.113 34.803`,
  EG: `
    zamalek 30.061 31.220, maadi 29.960 31.257, heliopolis 30.091 31.322, nasr city 30.056 31.330, dokki 30.038 31.212, mohandessin 30.055 31.200
    الزمالك 30.061 31.220, المعادي 29.960 31.257, مصر الجديدة 30.091 31.322, مدينة نصر 30.056 31.330, الدقي 30.038 31.212, المهندسين 30.055 31.200`,
  QA: `souq waqif 25.288 51.533, the pearl qatar 25.369 51.551, west bay doha 25.322 51.533`,
  JP: `
    shibuya 35.659 139.700, shinjuku 35.691 139.700, ikebukuro 35.730 139.711, ginza 35.671 139.765, akihabara 35.698 139.773, harajuku 35.670 139.702, asakusa 35.712 139.796
    roppongi 35.663 139.732, ueno tokyo 35.712 139.776, ebisu tokyo 35.647 139.710, nakameguro 35.644 139.699, shimokitazawa 35.661 139.667, kichijoji 35.703 139.580
    nihonbashi 35.683 139.774, marunouchi 35.682 139.764, tsukiji 35.666 139.770, omotesando 35.665 139.712, azabu juban 35.655 139.737, shinbashi 35.666 139.758, koenji 35.705 139.650
    umeda 34.703 135.497, namba 34.664 135.502, dotonbori 34.669 135.501, shinsaibashi 34.675 135.501, tennoji 34.646 135.514, gion kyoto 35.004 135.775, arashiyama 35.010 135.678
    tenjin fukuoka 33.591 130.399, nakasu 33.593 130.406, susukino 43.055 141.353, sannomiya 34.694 135.195, 六本木 35.663 139.732, 上野 35.712 139.776, 恵比寿 35.647 139.710
    中目黒 35.644 139.699, 下北沢 35.661 139.667, 吉祥寺 35.703 139.580, 日本橋 35.683 139.774, 丸の内 35.682 139.764, 築地 35.666 139.770, 表参道 35.665 139.712, 高円寺 35.705 139.650
    麻布十番 35.655 139.737, 新橋 35.666 139.758, 神楽坂 35.702 139.740, 代官山 35.648 139.703, 人形町 35.686 139.782, 神保町 35.696 139.758, 三軒茶屋 35.643 139.670, 五反田 35.626 139.724
    虎ノ門 35.667 139.750, 湯島 35.708 139.770, 祇園 35.004 135.775, 嵐山 35.010 135.678, 河原町 35.003 135.768, 心斎橋 34.675 135.501, 天王寺 34.646 135.514, 天神 33.591 130.399
    中洲 33.593 130.406, すすきの 43.055 141.353, 三宮 34.694 135.195`,
  KR: `
    gangnam 37.498 127.028, hongdae 37.557 126.924, itaewon 37.534 126.994, myeongdong 37.563 126.983, insadong 37.574 126.985, haeundae 35.159 129.160, seomyeon 35.158 129.059
    강남 37.498 127.028, 연남동 37.562 126.924, 합정 37.550 126.914, 망원동 37.556 126.902, 잠실 37.513 127.100, 압구정 37.527 127.029, 북촌 37.582 126.985, 인사동 37.574 126.985
    을지로 37.566 126.991, 여의도 37.522 126.924`,
  CN: `陆家嘴 31.240 121.499, 静安寺 31.224 121.446, 徐家汇 31.195 121.437, 新天地 31.220 121.474, 三里屯 39.934 116.454, 中关村 39.983 116.315, 王府井 39.915 116.411`,
  HK: `mong kok 22.319 114.169, tsim sha tsui 22.297 114.172, causeway bay 22.280 114.184, wan chai 22.277 114.173, sheung wan 22.286 114.151, 旺角 22.319 114.169, 尖沙咀 22.297 114.172, 銅鑼灣 22.280 114.184, 中環 22.282 114.158`,
  TW: `西門町 25.042 121.507, ximending 25.042 121.507`,
  TH: `
    sathorn 13.719 100.529, ekkamai 13.720 100.585, phrom phong 13.730 100.570, yaowarat 13.740 100.510, siam bangkok 13.746 100.534, ทองหล่อ 13.733 100.583, เอกมัย 13.720 100.585
    สยาม 13.746 100.534, อารีย์ 13.780 100.545, เยาวราช 13.740 100.510, นิมมาน 18.796 98.968, อโศก 13.737 100.560`,
  ID: `kemang -6.260 106.814, senopati -6.233 106.809, menteng -6.196 106.832, seminyak -8.691 115.168, canggu -8.648 115.138, kelapa gading -6.160 106.905`,
  PH: `tomas morato 14.633 121.035, binondo 14.600 120.974, malate 14.570 120.990, intramuros 14.590 120.975, ortigas 14.586 121.061, maginhawa 14.646 121.063`,
  IN: `
    bandra 19.059 72.836, andheri 19.119 72.846, colaba 18.915 72.826, powai 19.118 72.906, koramangala 12.935 77.624, indiranagar 12.978 77.640, whitefield bangalore 12.970 77.750
    jayanagar 12.930 77.583, hsr layout 12.912 77.644, connaught place 28.632 77.219, hauz khas 28.549 77.201, karol bagh 28.652 77.190, lajpat nagar 28.568 77.243, chandni chowk 28.656 77.230
    banjara hills 17.415 78.435, jubilee hills 17.431 78.407, hitech city 17.447 78.379, gachibowli 17.440 78.349, t nagar 13.041 80.234, velachery 12.979 80.221, mylapore 13.034 80.268
    nungambakkam 13.060 80.243, park street kolkata 22.553 88.352, salt lake kolkata 22.580 88.418, koregaon park 18.536 73.894, viman nagar 18.568 73.915`,
  NP: `thamel 27.715 85.311, lakeside pokhara 28.208 83.957, boudha 27.721 85.362, baneshwor 27.688 85.342, jawalakhel 27.673 85.314`,
  BR: `jardins são paulo -23.566 -46.668, pinheiros são paulo -23.566 -46.690, itaim bibi -23.584 -46.678, moema são paulo -23.601 -46.667, botafogo rio -22.951 -43.184, leblon -22.984 -43.223, barra da tijuca -23.000 -43.365, savassi -19.938 -43.936, pelourinho -12.972 -38.508`,
  MX: `polanco 19.433 -99.195, del valle méxico 19.380 -99.168, narvarte 19.395 -99.155`,
  AR: `palermo buenos aires -34.580 -58.425, belgrano buenos aires -34.562 -58.456, caballito -34.618 -58.440, villa crespo -34.599 -58.437, microcentro -34.603 -58.374`,
  CO: `chapinero 4.649 -74.063, el poblado 6.209 -75.567, usaquén 4.695 -74.031, la candelaria bogotá 4.597 -74.073`,
  CL: `bellavista santiago -33.433 -70.635, lastarria -33.438 -70.640`,
  PE: `miraflores lima -12.122 -77.030, barranco lima -12.149 -77.022`,
  AU: `surry hills -33.885 151.211, darlinghurst -33.878 151.218, fitzroy melbourne -37.800 144.978, st kilda -37.864 144.982, south yarra -37.838 144.991, fortitude valley -27.457 153.034`,
  NZ: `ponsonby -36.850 174.740`,
  ZA: `camps bay -33.951 18.378, sea point -33.915 18.386, woodstock cape town -33.928 18.447, maboneng -26.204 28.059`,
  NG: `victoria island 6.428 3.421`,
  KE: `westlands nairobi -1.268 36.811, kilimani -1.289 36.787`,
};
