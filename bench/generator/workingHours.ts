import type { Category, Kind } from './category.ts';
import type { Random } from './random.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Hours of one day, by the 24-hour clock: '12-15 19-23:30', 'closed' or 'always'. Ends past 24 lie after midnight. */
type DayPlan = string;
/** Monday to Thursday, Friday, Saturday, Sunday. */
type WeekPlan = readonly [DayPlan, DayPlan, DayPlan, DayPlan];

const everyDay = (plan: DayPlan): WeekPlan => [plan, plan, plan, plan];

const plansByKind: Record<Kind, readonly WeekPlan[]> = {
  restaurant: [
    ['12-15 19-23', '12-15 19-24', '12-15:30 19-24', '12-16'],
    ['12-14:30 18-22', '12-14:30 18-23', '18-23', 'closed'],
    everyDay('11:30-23'),
    ['17:30-23', '17:30-24', '12-24', '12-22'],
    ['11-22', '11-23', '11-23', '12-21:30'],
  ],
  cafe: [
    ['7:30-18', '7:30-18', '8:30-18', '9-17'],
    ['6-14', '6-14', '6-13', 'closed'],
    everyDay('8-20'),
    ['7-19', '7-19', '8-19', '8-13 15-19'],
  ],
  bar: [
    ['17-25', '17-27', '17-27', 'closed'],
    ['18-24', '18-26', '16-26', '16-23'],
    ['19-26', '19-28:30', '19-28:30', '19-26'],
    everyDay('15-23:30'),
  ],
  lodging: [everyDay('always'), everyDay('always'), everyDay('always'), everyDay('7-22')],
  foodShop: [
    ['8-19', '8-19', '8-17', 'closed'],
    ['9-13 15-19', '9-13 15-19', '9-13', 'closed'],
    everyDay('7-22'),
    ['8-20', '8-20', '8-20', '9-14'],
  ],
  shop: [
    ['10-18', '10-18', '10-16', 'closed'],
    ['10-19', '10-20', '10-19', '12-17'],
    ['9:30-13 15-19', '9:30-13 15-19', '9:30-13', 'closed'],
    ['11-18:30', '11-18:30', '11-17', 'closed'],
  ],
  beauty: [
    ['9-18', '9-20', '9-16', 'closed'],
    ['10-20', '10-20', '10-18', '11-16'],
    ['9-13 14-19', '9-13 14-19', '9-14', 'closed'],
  ],
  health: [
    ['8-12 14-18', '8-13', 'closed', 'closed'],
    ['8:30-18:30', '8:30-17', '9-12:30', 'closed'],
    ['9-19', '9-19', '9-13', 'closed'],
  ],
  office: [
    ['9-17:30', '9-16', 'closed', 'closed'],
    ['9-12:30 13:30-18', '9-12:30 13:30-17', 'closed', 'closed'],
    ['10-18', '10-18', '10-13', 'closed'],
  ],
  trade: [
    ['7:30-17', '7:30-15:30', 'closed', 'closed'],
    ['8-18', '8-18', '9-13', 'closed'],
    ['8-12 13-17', '8-12 13-16', 'closed', 'closed'],
  ],
  workshop: [
    ['8-12 13-17:30', '8-12 13-17', '9-12', 'closed'],
    ['9-18', '9-18', '10-14', 'closed'],
    ['10-18:30', '10-18:30', '10-16', 'closed'],
  ],
  fitness: [
    ['6-23', '6-22', '8-20', '9-20'],
    ['6:30-13 16-22', '6:30-13 16-21', '9-14', '9-13'],
    everyDay('7-22'),
  ],
  culture: [
    ['10-17', '10-17', '10-18', '11-18'],
    ['11-18', '11-20', '11-18', '13-18'],
  ],
  school: [
    ['9-20', '9-18', '9-13', 'closed'],
    ['14-21', '14-20', '10-16', 'closed'],
  ],
};

/** Trades whose hours differ from those of their group. */
const plansByCategory: Record<string, readonly WeekPlan[]> = {
  'Brunch restaurant': [['8-15', '8-15', '8:30-16', '8:30-16'], everyDay('8-14:30')],
  Locksmith: [everyDay('always'), ['8-20', '8-20', '9-18', 'closed']],
  Pharmacy: [['8:30-19', '8:30-19', '9-13', 'closed'], everyDay('always'), everyDay('8-22')],
  Laundry: [everyDay('always'), everyDay('6-23'), ['8-18', '8-18', '9-13', 'closed']],
  Gym: [everyDay('always'), ['6-23', '6-22', '8-20', '9-20'], everyDay('5:30-24')],
  Cinema: [['17-23', '17-24', '14-24', '14-23'], everyDay('15-23:30')],
  Theater: [
    ['10-14 17-21', '10-14 17-22', '14-22', '14-20'],
    ['17-22', '17-23', '15-23', '15-20'],
  ],
  Spa: [everyDay('10-22'), ['9-21', '9-23', '9-23', '9-21']],
};

const shareUnknown = 0.06;

/** Weekly hours in the format of an export ({ Monday: '9AM-6PM' }); null if unknown. */
export function workingHours(
  category: Category,
  hasDayClock: boolean,
  random: Random,
): Record<string, string> | null {
  if (random.chance(shareUnknown)) return null;
  const plan = random.pick(plansByCategory[category.name] ?? plansByKind[category.kind]);
  const isAlways = plan.every((day) => day === 'always');
  // Many places close on one more day.
  const rest = !isAlways && plan[3] !== 'closed' && random.chance(0.3) ? random.integer(0, 1) : -1;
  const week = days.map((day, i) => {
    const dayPlan = i === rest ? 'closed' : (plan[Math.max(0, i - 3)] ?? 'closed');
    return [day, writeDay(dayPlan, hasDayClock)] as const;
  });
  return Object.fromEntries(week);
}

function writeDay(plan: DayPlan, hasDayClock: boolean): string {
  if (plan === 'closed') return 'Closed';
  if (plan === 'always') return 'Open 24 hours';
  return plan
    .split(' ')
    .map((range) =>
      range
        .split('-')
        .map((time) => writeTime(time, hasDayClock))
        .join('-'),
    )
    .join(',');
}

function writeTime(time: string, hasDayClock: boolean): string {
  const [hourText = '', minutes = '00'] = time.split(':');
  const hour = Number(hourText) % 24;
  if (hasDayClock) return `${String(hour).padStart(2, '0')}:${minutes}`;
  const clock = `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return clock + (hour < 12 ? 'AM' : 'PM');
}
