import type { WikiCard } from '@weekwise/contracts/wiki-page.ts';
import { escaped } from '../../../lib/escaped.ts';
import { licences } from '../licences.ts';
import type { LightPage } from '../pages.repo.ts';
import type { Dress } from './markup.ts';

type Week = LightPage['plan']['weeks'][number];
type Assignment = Week['assignments'][number];

const levelNames: Record<NonNullable<WikiCard['academic_level']>, string> = {
  school: 'School',
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  professional: 'Professional',
};

/** A course for who reads without scripts: its facts, its schedule, and the same for machines. */
export function courseDress(page: LightPage, origin: string): Dress {
  const url = `${origin}/wiki/course/${encodeURIComponent(page.id)}`;
  const description = page.description ?? summaryOf(page);
  return {
    title: `${page.title}: the course week by week · Weekwise`,
    description,
    url,
    linkedData: linkedData(page, url, description),
    body: `<main class="page" data-first-html><p><a href="/wiki">Course wiki</a></p><h1 class="type-week">${escaped(page.title)}</h1>
<p class="type-lead">${escaped(description)}</p>${facts(page)}<h2>Weekly schedule</h2><ol>${page.plan.weeks.map(weekItem).join('')}</ol>${outside(page.plan.assignmentsOutside)}${licence(page)}</main>`,
  };
}

function summaryOf({ title, university, weekCount, readingCount, assignmentCount }: LightPage): string {
  const at = university === null ? '' : ` at ${university}`;
  return `${title}${at}: ${weekCount} weeks, ${readingCount} readings and ${assignmentCount} assignments, shared by a student.`;
}

function facts({ professorName, university, courseCode, term, subject, academicLevel }: LightPage): string {
  const level = academicLevel && levelNames[academicLevel];
  const known = {
    Instructor: professorName,
    University: university,
    Code: courseCode,
    Term: term,
    Subject: subject,
    Level: level,
  };
  const rows = Object.entries(known).flatMap(([name, value]) =>
    value ? `<dt>${name}</dt><dd>${escaped(value)}</dd>` : [],
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is no date stays as it is. */
const sayDate = (date: string): string => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : inWords.format(time);
};

const time = (date: string): string => `<time datetime="${escaped(date)}">${escaped(sayDate(date))}</time>`;

function weekItem({
  week_number,
  topic,
  break_name,
  start_date,
  end_date,
  readings,
  assignments,
  vocabulary,
}: Week): string {
  const name = topic ?? break_name;
  const heading = `Week ${week_number}${name ? `: ${escaped(name)}` : ''}`;
  const dates = start_date ? `<p>${time(start_date)}${end_date ? ` to ${time(end_date)}` : ''}</p>` : '';
  const read = readings.map(({ title, author, pages }) => {
    const parts = [author === null ? '' : `${escaped(author)}, `, `<cite>${escaped(title)}</cite>`];
    return `<li>${parts.join('')}${pages === null ? '' : `, ${escaped(pages)}`}</li>`;
  });
  const words = vocabulary.map(({ term }) => escaped(term)).join(', ');
  return `<li><h3 class="type-card">${heading}</h3>${dates}${listOf('Readings', read)}${listOf('Assignments', assignments.map(work))}${words ? `<p>Key vocabulary: ${words}</p>` : ''}</li>`;
}

const listOf = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h4>${name}</h4><ul>${items.join('')}</ul>`;
const work = ({ title, due_date }: Assignment): string =>
  `<li>${escaped(title)}${due_date ? `, due ${time(due_date)}` : ''}</li>`;
const outside = (assignments: readonly Assignment[]): string =>
  assignments.length === 0 ? '' : `<h2>Further assignments</h2><ul>${assignments.map(work).join('')}</ul>`;

function licence(page: LightPage): string {
  const { name, url } = licences[page.licence];
  return `<p>Shared under <a rel="license" href="${escaped(url)}">${escaped(name)}</a>.</p>`;
}

/** https://schema.org/Course */
function linkedData(page: LightPage, url: string, description: string): object {
  const { courseCode, professorName, university, subject, academicLevel, plan } = page;
  const start = plan.weeks.find(({ start_date }) => start_date !== null)?.start_date;
  const end = plan.weeks.findLast(({ end_date }) => end_date !== null)?.end_date;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: page.title,
    description,
    url,
    license: licences[page.licence].url,
    dateModified: page.updatedAt.toISOString(),
    ...(courseCode && { courseCode }),
    ...(subject && { about: subject }),
    ...(academicLevel && { educationalLevel: levelNames[academicLevel] }),
    provider: university
      ? { '@type': 'CollegeOrUniversity', name: university }
      : { '@type': 'Organization', name: 'Weekwise' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'onsite',
      ...(professorName && { instructor: { '@type': 'Person', name: professorName } }),
      ...(start && { startDate: start }),
      ...(end && { endDate: end }),
    },
    syllabusSections: plan.weeks.map(({ week_number, topic, break_name }) => ({
      '@type': 'Syllabus',
      name: `Week ${week_number}${(topic ?? break_name) ? `: ${topic ?? break_name}` : ''}`,
    })),
  };
}
