import { kind, list, padded, town, type QueryLocale } from './queryLocale.ts';

/** Arabic, Vietnamese, Thai and Hindi. */
export const asianLocales: readonly QueryLocale[] = [
  {
    ...{ language: 'ar', country: 'SA', zone: 'Asia/Riyadh', isLabelFirst: true, in: 'في', near: 'قرب' },
    towns: [
      town('الرياض', 'العليا', [24.713, 46.675], (n) => padded(11411 + (n % 50), 5), 'riyadh', 'riyad'),
      town('جدة', 'الروضة', [21.543, 39.173], (n) => padded(21411 + (n % 50), 5), 'jeddah', 'jidda'),
    ],
    kinds: [
      kind('مطعم', 'مطعم, restaurant, lokanta', 'مطعم, مطابخ'),
      kind('صيدلية', 'صيدلية, pharmacy, eczane', 'صيدلية'),
      kind('فندق', 'فندق, hotel, otel', 'فندق, أجنحة'),
    ],
    names: list('السلام, النخيل, المدينة, الحرمين, نور, البيك, الشرق, الياسمين, القصر, زمزم'),
    streets: list('شارع العليا, طريق الملك فهد, شارع التحلية, طريق المدينة'),
    phone: (n) => `050 ${padded(400 + n, 3)} ${padded((n * 17) % 10000, 4)}`,
    address: (street, n, zip, name) => `${street} ${n}، ${name} ${zip}، السعودية`,
    intents: { openNow: 'مفتوح الآن', allDay: '24 ساعة', nearMe: 'قريب مني', best: 'أفضل', cheap: 'رخيص' },
  },
  {
    ...{ language: 'vi', country: 'VN', zone: 'Asia/Ho_Chi_Minh', isLabelFirst: true, in: 'ở', near: 'gần' },
    towns: [
      town(
        'Thành phố Hồ Chí Minh',
        'Quận 1',
        [10.776, 106.701],
        (n) => padded(700000 + n, 6),
        'tphcm',
        'ho chi minh',
        'hồ chí minh',
        'saigon',
        'tp hcm',
      ),
      town('Hà Nội', 'Hoàn Kiếm', [21.028, 105.854], (n) => padded(100000 + n, 6), 'hanoi', 'ha noi'),
    ],
    kinds: [
      kind('Nhà hàng', 'nhà hàng, restaurant', 'Nhà Hàng, Quán Ăn, Bếp'),
      kind('Khách sạn', 'khách sạn, hotel', 'Khách Sạn, Nhà Nghỉ'),
      kind('Tiệm bánh', 'tiệm bánh, bakery', 'Tiệm Bánh, Bánh Mì'),
    ],
    names: list(
      'Hương Việt, Sông Hồng, Bông Sen, Đông Á, Thanh Bình, Phượng Hoàng, Cây Đa, Hoa Mai, Ngọc Lan, Minh Châu',
    ),
    streets: list('Lê Lợi, Nguyễn Huệ, Đồng Khởi, Trần Hưng Đạo'),
    phone: (n) => `028 3${padded(820 + (n % 100), 3)} ${padded((n * 29) % 10000, 4)}`,
    address: (street, n, zip, name, district) => `${n} ${street}, ${district}, ${name} ${zip}, Việt Nam`,
    intents: {
      openNow: 'đang mở cửa',
      allDay: '24 giờ',
      nearMe: 'gần đây',
      best: 'tốt nhất',
      cheap: 'giá rẻ',
    },
  },
  {
    ...{ language: 'th', country: 'TH', zone: 'Asia/Bangkok', isLabelFirst: true, in: '', near: '' },
    towns: [
      town('เชียงใหม่', 'เมือง', [18.79, 98.984], (n) => padded(50000 + n, 5), 'chiang mai'),
      town('ภูเก็ต', 'กะทู้', [7.884, 98.391], (n) => padded(83000 + n, 5), 'phuket'),
    ],
    kinds: [
      kind('ร้านอาหาร', 'ร้านอาหาร, restaurant', 'ร้านอาหาร, ครัว, ก๋วยเตี๋ยว'),
      kind('โรงแรม', 'โรงแรม, hotel', 'โรงแรม, รีสอร์ท'),
      kind('ร้านกาแฟ', 'ร้านกาแฟ, coffee shop', 'ร้านกาแฟ, คาเฟ่'),
    ],
    names: list('แม่ศรี, บ้านสวน, น้ำตก, ทะเลใส, ดอยคำ, ต้นข้าว, ริมน้ำ, เจ้าพระยา, ถูกใจ, กุ้งเผา'),
    streets: list('ถนนนิมมานเหมินท์, ถนนท่าแพ, ถนนพหลโยธิน'),
    phone: (n) => `053 ${padded(210 + n, 3)} ${padded((n * 31) % 1000, 3)}`,
    address: (street, n, zip, name, district) => `${n} ${street} ${district} ${name} ${zip}`,
    intents: {
      openNow: 'open now',
      allDay: '24 hours',
      nearMe: 'near me',
      best: 'best',
      cheap: 'cheap',
    },
  },
  {
    ...{ language: 'hi', country: 'IN', zone: 'Asia/Kolkata', isLabelFirst: false, in: '', near: '' },
    towns: [
      town('जयपुर', 'मालवीय नगर', [26.92, 75.788], (n) => padded(302001 + n, 6), 'jaipur'),
      town('दिल्ली', 'करोल बाग', [28.652, 77.231], (n) => padded(110001 + n, 6), 'delhi'),
    ],
    kinds: [
      kind('भोजनालय', 'भोजनालय, restaurant', 'भोजनालय, रसोई, ढाबा'),
      kind('होटल', 'होटल, hotel', 'होटल, पैलेस'),
    ],
    names: list('श्री कृष्ण, अन्नपूर्णा, गंगा, राधिका, शिवशक्ति, मिठास, चाँदनी, हिन्दुस्तान, प्रिंस'),
    streets: list('महात्मा गांधी मार्ग, स्टेशन रोड, नेहरू मार्ग'),
    phone: (n) => `0141 ${padded(2300000 + n * 13, 7)}`,
    address: (street, n, zip, name, district) => `${n}, ${street}, ${district}, ${name} ${zip}`,
    intents: {
      openNow: 'open now',
      allDay: '24 hours',
      nearMe: 'near me',
      best: 'best',
      cheap: 'cheap',
    },
  },
];
