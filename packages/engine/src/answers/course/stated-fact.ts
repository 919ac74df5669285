/** What a fact says of which thing, as another file of the folder may state it too. */
export type StatedFact =
  | {
      kind: 'day';
      /** The title of the work. */
      name: string;
      isExam: boolean;
      /** `YYYY-MM-DD`: each day that the plan has for it, at least one. */
      days: readonly string[];
      /** 24-hour "HH:MM"; null where the plan has none. */
      time: string | null;
    }
  | { kind: 'share'; name: string; percent: number }
  | { kind: 'office-hours' | 'room'; value: string; instructor: string | null };
