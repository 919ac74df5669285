import type { FileEntry } from '../../../features/files/file-entry.ts';
import type { Folder } from '../../../features/folders/folder.ts';
import type { Result } from '../../../features/sources/source.ts';
import type { FoundWiki } from '../../../features/wiki/search/wiki-search.ts';

// Records of nobody's, about the sample course, for the pages that show what screens are made of.

export const sampleFolder: Folder = {
  folderId: 'OCN 120',
  name: 'ocn-120-syllabus',
  createdAt: '2026-01-20T09:00:00Z',
  modifiedAt: '2026-02-09T09:00:00Z',
  course: {
    name: 'Tides and Coasts',
    code: 'OCN 120',
    professor: 'Ruth Haldane',
    term: 'Spring 2026',
    weekCount: 6,
    firstDate: '2026-01-26',
    lastDate: '2026-03-08',
  },
  fileCount: 4,
  connectionId: null,
};

export const sampleFile = (change: Partial<FileEntry> = {}): FileEntry => ({
  fileId: 'sample',
  name: 'breaking-waves.pdf',
  group: null,
  role: 'material',
  size: 2_400_000,
  mimeType: 'application/pdf',
  pageCount: 32,
  passageCount: 141,
  uploadedAt: '2026-02-02T09:00:00Z',
  status: 'embedded',
  failure: null,
  warnings: [],
  taskId: null,
  ...change,
});

export const sampleResult = (change: Partial<Result> = {}): Result => ({
  id: 'sample',
  grade: 'great',
  reason: 'Same title and author.',
  title: 'Breaking Waves',
  subtitle: null,
  authors: ['Ama Okafor'],
  year: 2019,
  kind: 'book',
  edition: '2nd edition',
  publisher: 'Harbour Press',
  container: null,
  doi: null,
  licence: 'cc-by',
  links: [
    { kind: 'open_text', format: 'pdf', url: 'https://library.example/waves.pdf', licence: null, place: 'openalex' },
  ],
  citations: null,
  openAccess: true,
  comparison: [],
  wiki: null,
  file: null,
  ...change,
});

export const sampleWiki = (change: Partial<FoundWiki> = {}): FoundWiki => ({
  wikiId: 'ocn-120',
  title: 'Tides and Coasts',
  courseCode: 'OCN 120',
  professor: 'Ruth Haldane',
  university: 'Northmere University',
  subject: null,
  level: null,
  description: null,
  term: 'Spring 2026',
  weeks: 14,
  weeksPlanned: 14,
  readings: 21,
  assignments: 9,
  terms: 40,
  activities: 60,
  guides: 12,
  copies: 3,
  licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  publishedAt: '2026-01-30T09:00:00Z',
  updatedAt: '2026-01-30T09:00:00Z',
  markedTitle: [{ text: 'Tides and Coasts', hit: false }],
  snippets: [],
  ...change,
});
