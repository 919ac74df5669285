import type { ScholarService } from '@weekwise/domain/sources.ts';

/** Answers in the shape in which each service gives them, about books and articles that do not exist. */
export const recordedAnswers: Record<ScholarService, unknown> = {
  openalex: {
    meta: { count: 2, db_response_time_ms: 12, page: 1, per_page: 20, groups_count: null, cost_usd: 0.001 },
    results: [
      {
        id: 'https://openalex.org/W100',
        doi: 'https://doi.org/10.1000/SALT.1',
        display_name: 'Salt roads: a <i>study</i> of ports &amp; markets',
        relevance_score: 80.1,
        publication_year: 2010,
        type: 'article',
        language: 'en',
        primary_location: {
          is_oa: false,
          landing_page_url: 'https://doi.org/10.1000/salt.1',
          pdf_url: null,
          license: null,
          source: { display_name: 'Journal of Ports', host_organization_name: 'Quay Press', type: 'journal' },
        },
        best_oa_location: {
          is_oa: true,
          landing_page_url: 'https://repository.example/salt',
          pdf_url: 'https://repository.example/salt.pdf',
          license: 'cc-by',
          source: null,
        },
        authorships: [
          {
            author_position: 'first',
            author: { id: 'https://openalex.org/A1', display_name: 'Ben Okafor', orcid: null },
          },
          { author_position: 'last', author: { id: 'https://openalex.org/A2', display_name: null } },
        ],
        biblio: { volume: '12', issue: '3', first_page: '45', last_page: '67' },
      },
      { id: 'https://openalex.org/W101', display_name: null, doi: null, publication_year: null },
    ],
  },
  crossref: {
    status: 'ok',
    'message-type': 'work-list',
    'message-version': '1.0.0',
    message: {
      facets: {},
      'total-results': 3,
      items: [
        {
          DOI: '10.1000/SALT.1',
          title: ['Salt roads'],
          subtitle: ['A study of ports'],
          'original-title': ['Salt roads'],
          author: [
            { given: 'Ben', family: 'Okafor', sequence: 'first', affiliation: [] },
            { name: 'The Ports Group', sequence: 'additional', affiliation: [] },
          ],
          issued: { 'date-parts': [[2010, 5, 30]] },
          type: 'journal-article',
          publisher: 'Quay Press',
          'container-title': ['Journal of Ports'],
          volume: '12',
          issue: '3',
          page: '45-67',
          language: 'en',
          license: [
            { URL: 'http://creativecommons.org/licenses/by/4.0/', 'content-version': 'vor', 'delay-in-days': 0 },
          ],
          link: [{ URL: 'https://quay.example/salt.pdf', 'content-type': 'application/pdf' }],
        },
        {
          DOI: '10.1000/reader',
          title: ['The harbour reader'],
          editor: [{ given: 'Jo', family: 'Brandt' }],
          issued: { 'date-parts': [[null]] },
          published: { 'date-parts': [[1999]] },
          type: 'edited-book',
          'edition-number': '2',
          ISBN: ['0306406152', 'broken'],
          license: [{ URL: 'https://quay.example/terms', 'content-version': 'tdm' }],
          link: [{ URL: 'https://quay.example/for-contractors.pdf', 'content-type': 'application/pdf' }],
        },
        { DOI: '10.1000/untitled', type: 'other', title: [] },
      ],
      'items-per-page': 20,
      query: { 'start-index': 0, 'search-terms': null },
    },
  },
  semantic_scholar: {
    total: 1,
    offset: 0,
    data: [
      {
        paperId: 'abc123',
        externalIds: { DOI: '10.1000/salt.1', ArXiv: '2301.00001', CorpusId: 1 },
        url: 'https://www.semanticscholar.org/paper/abc123',
        title: '[PDF] Salt roads',
        venue: '',
        year: 2010,
        openAccessPdf: { url: '', status: 'CLOSED', license: null },
        publicationTypes: ['JournalArticle'],
        journal: { name: 'Journal of Ports', pages: '\n          45-67', volume: '12' },
        authors: [{ authorId: '1', name: 'B. Okafor' }],
      },
    ],
  },
  open_library: {
    numFound: 1,
    start: 0,
    numFoundExact: true,
    docs: [
      {
        key: '/works/OL1W',
        title: 'Tides and Trade',
        subtitle: 'a history',
        author_name: ['Mirela Berg', 'Мирела Берг'],
        first_publish_year: 1981,
        edition_count: 3,
        isbn: ['0306406152', '9780804429573', 'no isbn'],
        publisher: ['Quay Press', 'Harbour House'],
        language: ['eng', 'ger'],
        ebook_access: 'borrowable',
        ia: ['tidestrade00berg'],
        editions: {
          numFound: 3,
          docs: [
            {
              key: '/books/OL9M',
              title: 'Tides and Trade',
              isbn: ['9780306406157'],
              publish_date: ['June 2004'],
              publisher: ['Quay Press'],
              language: ['eng'],
              ebook_access: 'public',
              ia: ['tidestrade04berg'],
            },
          ],
        },
      },
      { key: 'javascript:alert(1)', title: 'No key of a work' },
    ],
  },
  google_books: {
    kind: 'books#volumes',
    totalItems: 2,
    items: [
      {
        id: 'GB1',
        volumeInfo: {
          title: 'Tides and Trade',
          subtitle: 'A History',
          authors: ['Mirela Berg'],
          publisher: 'Quay Press',
          publishedDate: '1904-06',
          industryIdentifiers: [
            { type: 'ISBN_10', identifier: '0306406152' },
            { type: 'OTHER', identifier: 'UOM:390150' },
          ],
          language: 'en-GB',
          infoLink: 'http://books.google.com/books?id=GB1',
          canonicalVolumeLink: 'http://books.google.com/books/about/Tides.html?id=GB1',
        },
        accessInfo: {
          viewability: 'ALL_PAGES',
          publicDomain: true,
          webReaderLink: 'http://books.google.com/books/reader?id=GB1',
          pdf: { isAvailable: true, downloadLink: 'http://books.google.com/books/download/Tides.pdf?id=GB1' },
          epub: { isAvailable: false },
        },
      },
      {
        id: 'GB2',
        volumeInfo: { title: '宇宙の話をしよう', authors: ['小野雅裕'], publishedDate: '2020-11', language: 'ja' },
      },
    ],
  },
};

/** What each says where it found nothing. */
export const emptyAnswers: Record<ScholarService, unknown> = {
  openalex: { meta: { count: 0 }, results: [] },
  crossref: { status: 'ok', 'message-type': 'work-list', message: { 'total-results': 0, items: [] } },
  semantic_scholar: { total: 0, offset: 0 },
  open_library: { numFound: 0, start: 0, docs: [] },
  google_books: { kind: 'books#volumes', totalItems: 0 },
};
