import type writeExcelFile from 'write-excel-file/node';

/** A hook into what the library writes. */
export type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];
