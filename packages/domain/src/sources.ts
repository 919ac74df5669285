/** Services that are asked over the network. */
export const scholarServices = ['openalex', 'crossref', 'semantic_scholar', 'open_library', 'google_books'] as const;
export type ScholarService = (typeof scholarServices)[number];

/** Places of our own that are searched without the network. */
export const ownPlaces = ['folder', 'other_folder', 'wiki'] as const;
export type OwnPlace = (typeof ownPlaces)[number];

/** Where sources are looked for. */
export const sourcePlaces = [...scholarServices, ...ownPlaces] as const;
export type SourcePlace = (typeof sourcePlaces)[number];

/**
 * Why a service gave nothing: no connection or an error there; no answer in time; asked to wait; an answer that is not
 * what was asked for; turned away, which searching again does not change (`refused`).
 */
export const scholarFailures = ['unreachable', 'timed_out', 'rate_limited', 'rubbish', 'refused'] as const;
export type ScholarFailure = (typeof scholarFailures)[number];

/** Why a place gave nothing; it is not asked where this server does without the internet or lacks the key. */
export const placeFailures = [...scholarFailures, 'switched_off', 'not_set_up'] as const;
export type PlaceFailure = (typeof placeFailures)[number];

export const sourceKinds = ['book', 'chapter', 'article', 'thesis', 'report', 'review', 'other'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * What a link leads to, best first: the text itself, free to fetch; a page where it is free to read; a copy that can be
 * borrowed; some pages of it; a page about it.
 */
export const linkKinds = ['open_text', 'open_page', 'borrow', 'preview', 'page'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkFormats = ['pdf', 'epub', 'html'] as const;
export type LinkFormat = (typeof linkFormats)[number];

export const sourceGrades = ['great', 'close', 'related'] as const;
export type SourceGrade = (typeof sourceGrades)[number];

export const searchModes = ['precise', 'balanced', 'broad'] as const;
export type SearchMode = (typeof searchModes)[number];

export const searchTermKinds = ['doi', 'isbn', 'title_author', 'title', 'author', 'topic'] as const;
export type SearchTermKind = (typeof searchTermKinds)[number];

/** What a syllabus and a record both may say of a reading. */
export const comparedFields = ['title', 'author', 'part', 'edition', 'volume', 'year', 'doi', 'isbn'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** `near`: not letter for letter, and likely the same; `open`: one of the two does not say. */
export const fieldMatches = ['same', 'near', 'differs', 'open'] as const;
export type FieldMatch = (typeof fieldMatches)[number];

/** How far a search is with a reading. `skipped`: it has results. `under_way`: another task searches for it. */
export const readingSearchStates = ['waiting', 'searching', 'done', 'skipped', 'under_way'] as const;
export type ReadingSearchState = (typeof readingSearchStates)[number];

/** What a reading can be tied to. */
export const tieKinds = ['result', 'file', 'link'] as const;

/**
 * `stored`: it is a file of the folder now; `present`: the folder had the same file already; `refused`: an error says
 * why; `cancelled`: the work was, before its turn came.
 */
export const downloadStates = ['waiting', 'fetching', 'stored', 'present', 'refused', 'cancelled'] as const;

/** `document`: one was promised, so that a page about it is not enough. */
export const downloadExpectations = ['document', 'any'] as const;
export type DownloadExpectation = (typeof downloadExpectations)[number];
