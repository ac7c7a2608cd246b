import { column, comma, junk, person, type Dialect } from './dialect.ts';
import { fullName, hourAndMinute, rangesOf } from './listingParts.ts';
import { clock, groupedWeek, isAllDay } from './weekStyles.ts';

/** Hand-made lists from Asia and Africa. */
export const asianListDialects: readonly Dialect[] = [
  {
    name: 'Chinese list by hand',
    countries: ['CN'],
    format: 'xlsx',
    hasWeeks: true,
    above: [['商户信息登记表', '', '', '', '', '']],
    columns: [
      junk('序号', (_, i) => String(i + 1)),
      column('商户名称', 'name', (l) => l.name),
      column('经营类别', 'category', (l) => l.category),
      column('详细地址', 'address', (l) => l.address),
      column('联系电话', 'phone', (l) => l.nationalPhone.replace(/ /g, '')),
      column('营业时间', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
          closed: '休息',
          allDay: '24小时营业',
          time: clock,
          dash: '-',
          between: '、',
          separator: '；',
          to: '至',
          colon: ' ',
        }),
      ),
      column('评分', 'rating', (l) => `${l.rating}分`),
      column('点评数', 'reviewCount', (l) => `${l.reviewCount}条`),
      person('联系人', (l) => l.person.last + l.person.first),
      person('手机', (l) => l.person.mobile),
      junk('备注'),
    ],
    isFixed: true,
  },
  {
    name: 'gourmet list, JP, Shift_JIS',
    countries: ['JP'],
    encoding: 'shift_jis',
    hasWeeks: true,
    columns: [
      column('店名', 'name', (l) => l.name),
      column('ジャンル', 'category', (l) => l.category),
      column('住所', 'address', (l) => l.address),
      column('TEL', 'phone', (l) => l.nationalPhone),
      column('営業時間', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['月', '火', '水', '木', '金', '土', '日'],
          closed: '定休日',
          allDay: '24時間営業',
          time: (m) =>
            `${Math.floor(m / 60) > 24 ? `翌${Math.floor(m / 60) - 24}` : Math.floor(m / 60)}:${String(m % 60).padStart(2, '0')}`,
          dash: '～',
          between: '、',
          separator: ' ',
          to: '～',
          colon: ': ',
        }),
      ),
      column('URL', 'website', (l) => l.website),
      column('総合評価', 'rating', (l) => l.rating.toFixed(2)),
      column('口コミ', 'reviewCount', (l) => `${l.reviewCount}件`),
      column('予算（夜）', 'priceRange', () => '3,001～4,000円'),
      junk('最寄駅', () => '東京駅 徒歩5分'),
      junk('席数', () => '32席'),
    ],
    isFixed: true,
  },
  {
    name: 'Hebrew list by hand with title and notes, IL',
    countries: ['IL'],
    format: 'xlsx',
    hasWeeks: true,
    above: [['רשימת עסקים 2026', '', '', '', '', ''], []],
    after: [[], ['הערה: הנתונים עודכנו בינואר', '', '', '']],
    columns: [
      column('שם העסק', 'name', (l) => l.name),
      column('תחום', 'category', (l) => l.category),
      column('כתובת', 'street', (l) => l.street),
      column('עיר', 'city', (l) => l.city),
      column('טלפון', 'phone', (l) => l.nationalPhone.replace(/ /g, '')),
      column('אתר אינטרנט', 'website', (l) => l.website),
      column('דוא"ל', 'email', (l) => l.email),
      person('איש קשר', (l) => fullName(l)),
      person('נייד', (l) => l.person.mobile),
      column('שעות פתיחה', 'workingHours', (l) => {
        const s = [6, 0, 1, 2, 3, 4, 5].map((i) => rangesOf(l, i));
        const d = ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ש'];
        return d
          .map(
            (x, i) =>
              `יום ${x}' ${s[i]!.length === 0 ? 'סגור' : isAllDay(s[i]!) ? '24 שעות' : s[i]!.map(([a, b]) => `${clock(a)}-${clock(b)}`).join(', ')}`,
          )
          .join(' | ');
      }),
    ],
    isFixed: true,
  },
  {
    name: 'Thai list by hand, TIS-620',
    countries: ['TH'],
    encoding: 'windows-874',
    hasWeeks: true,
    columns: [
      junk('ลำดับ', (_, i) => String(i + 1)),
      column('ชื่อร้าน', 'name', (l) => l.name),
      column('ประเภทร้าน', 'category', (l) => l.category),
      column('ที่อยู่', 'address', (l) => l.address),
      column('เบอร์โทร', 'phone', (l) => l.nationalPhone.replace(/ /g, '-')),
      column('จังหวัด', 'city', (l) => l.city),
      column('เวลาเปิด-ปิด', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
          closed: 'ปิด',
          allDay: 'เปิด 24 ชั่วโมง',
          time: (m) => clock(m).replace(':', '.'),
          dash: '-',
          between: ', ',
          separator: ' | ',
          to: '-',
          colon: ' ',
        }),
      ),
      column('คะแนน', 'rating', (l) => String(l.rating)),
      person('ชื่อผู้ติดต่อ', (l) => fullName(l)),
      person('มือถือ', (l) => l.person.mobile),
    ],
    isFixed: true,
  },
  {
    name: 'Indonesian list, one column a place',
    countries: ['ID'],
    format: 'xlsx',
    isTransposed: true,
    columns: [
      column('Nama Usaha', 'name', (l) => l.name),
      column('Kategori', 'category', (l) => l.category),
      column('Alamat', 'address', (l) => l.address),
      column('No. Telepon', 'phone', (l) => l.nationalPhone),
      column('Website', 'website', (l) => l.website),
      column('Rating', 'rating', (l) => comma(l.rating)),
      column('Jumlah Ulasan', 'reviewCount', (l) => String(l.reviewCount)),
    ],
    isFixed: true,
  },
  {
    name: 'Arabic list, UTF-16, Arabic digits, EG',
    countries: ['EG'],
    separator: '\t',
    encoding: 'utf16le',
    hasWeeks: true,
    columns: [
      column('اسم المحل', 'name', (l) => l.name),
      column('النشاط', 'category', (l) => l.category),
      column('العنوان', 'address', (l) => l.address),
      column('المحافظة', 'city', (l) => l.city),
      column('التليفون', 'phone', (l) =>
        l.nationalPhone.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))),
      ),
      column('التقييم', 'rating', (l) =>
        String(l.rating)
          .replace('.', '٫')
          .replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))),
      ),
      column('مواعيد العمل', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
          closed: 'مغلق',
          allDay: '٢٤ ساعة',
          time: (m) => {
            const h = Math.floor(m / 60) % 24;
            return `${((h + 11) % 12) + 1}${m % 60 ? ':' + String(m % 60).padStart(2, '0') : ''} ${h < 12 ? 'ص' : 'م'}`;
          },
          dash: ' - ',
          between: '، ',
          separator: ' | ',
          to: ' - ',
          colon: ': ',
        }),
      ),
      person('اسم المدير', (l) => fullName(l)),
      person('موبايل المدير', (l) => l.person.mobile),
    ],
    isFixed: true,
  },
  {
    name: 'Vietnamese list by hand',
    countries: ['VN'],
    isFixed: true,
    format: 'xlsx',
    above: [['DANH SÁCH CỬA HÀNG 2026'], []],
    hasWeeks: true,
    columns: [
      junk('STT', (_, i) => String(i + 1)),
      column('Tên cửa hàng', 'name', (l) => l.name),
      column('Loại hình kinh doanh', 'category', (l) => l.category),
      column('Địa chỉ', 'address', (l) => l.address),
      column('SĐT', 'phone', (l) => l.nationalPhone),
      column('Giờ mở cửa', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6', 'Thứ 7', 'Chủ nhật'],
          closed: 'nghỉ',
          allDay: '24/24',
          time: hourAndMinute,
          dash: ' - ',
          between: ', ',
          separator: '; ',
          to: ' - ',
          colon: ': ',
        }),
      ),
      person('Người đại diện', (l) => fullName(l)),
      person('Di động', (l) => l.person.mobile),
      junk('Ghi chú'),
    ],
  },
];
