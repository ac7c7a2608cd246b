import { sheetIcon } from '../../components/adminIcons.ts';
import { paths } from '../../lib/paths.ts';

/** The screens that the rail leads to, in its order. */
export const adminEntries = [{ to: paths.adminExcel(), label: 'Excel İçe Aktarma', icon: sheetIcon }];
