import { usersOverview } from '@weekwise/contracts/admin-users.ts';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../testing/factories.ts';
import { useMeteredMonths } from '../../../testing/metered-months.ts';

const metered = useMeteredMonths();
const { testApp } = metered;

const users = async (query: string) =>
  usersOverview.response.parse((await metered.admin.get(`/api/admin/cost/users/overview?${query}`)).json());

test('are searched, ordered and paged on the server', async () => {
  const byName = await users('sort=email&direction=asc');
  expect(byName.users.map(({ email }) => email)).toEqual(['admin@example.edu', 'ann@example.edu', 'bob@example.edu']);
  expect((await users('sort=email&direction=asc&limit=1&offset=1')).users).toEqual([byName.users[1]]);
  expect(await users('q=ANN%40')).toMatchObject({ total_users: 1, users: [{ email: 'ann@example.edu' }] });
  // What has a meaning in patterns is only itself.
  expect((await users('q=%25')).total_users).toBe(0);
});

test('as CSV, in which nothing is a formula', async () => {
  await makeFolder(testApp.deps, metered.bob.user, '=HYPERLINK("x")');
  const csv = await metered.admin.get('/api/admin/cost/folders/all.csv?q=hyperlink');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, row, end] = csv.body.split('\r\n');
  expect(head).toMatch(/^\uFEFFfolder_id,folder_name,/);
  expect(row).toContain(`,"'=HYPERLINK(""x"")",`);
  expect(end).toBe('');
  const students = await metered.admin.get('/api/admin/cost/users/overview.csv');
  expect(students.body.match(/@example\.edu/g)).toHaveLength(3);
});
