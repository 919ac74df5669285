/** Something that was fetched from the web. */
export interface FetchedBytes {
  bytes: ArrayBuffer;
  url: string;
  /** The name that the site gives it. */
  fileName: string | null;
}

/** What it turned out to be, by its bytes. */
export type ExaminedFetch =
  | { kind: 'document'; extension: string }
  | {
      kind: 'page';
      title: string | null;
      /** A page of our own with its text and nothing else: no scripts, no pictures, nothing that is loaded. */
      html: Uint8Array;
      /** Characters of its text. */
      length: number;
      /** Where it says that the document is which it is about (`citation_pdf_url`). */
      documentUrl: string | null;
      /** It describes a work, as the pages of publishers and repositories do, without being the work's text. */
      describesWork: boolean;
      /** It asks programs to keep no copy. */
      refusesCopies: boolean;
    };

/** What is written at the head of a page that is kept. */
export interface SavedPageHeader {
  /** As the student knows it; else what the page says. */
  title: string | null;
  /** `YYYY-MM-DD` */
  today: string;
}
