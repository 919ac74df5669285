/** What pdf.js tells of an annotation, as far as it is used here. */
export interface Annotation {
  annotationType: number;
  annotationFlags: number;
  pageIndex: number;
  /** Left, bottom, right and top in user space. */
  rect: number[];
  contentsObj?: { str: string };
  /** Four corners for each marked line. */
  quadPoints?: ArrayLike<number> | null;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  options?: { exportValue: string; displayValue: string }[];
  password?: boolean;
  hidden?: boolean;
  multiLine?: boolean;
  defaultAppearanceData?: { fontSize?: number };
}
