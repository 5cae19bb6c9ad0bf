import { expect, test } from 'vitest'
import {
  allPages,
  filesOfPlan,
  isUnchanged,
  movePage,
  nameOfPages,
  type PagePlan,
  removePage,
  switchFileStart,
  turnPage,
} from '../../../src/rules/files/pagePlan.ts'

/** „1 2> |3“: page 2 is turned to the right, a new file begins with page 3; „b1“ is page 1 of the second file. */
const textOf = (plan: PagePlan): string =>
  plan
    .map(
      ({ source, page, turn, startsFile }) =>
        `${startsFile ? '|' : ''}${source === 0 ? '' : 'b'}${page}${'>'.repeat(turn / 90)}`,
    )
    .join(' ')

const four = allPages(0, 4)
const split = switchFileStart(four, 2)

test.each<[string, PagePlan, string]>([
  ['a page is moved one place earlier', movePage(four, 2, -1), '1 3 2 4'],
  ['… one place later', movePage(four, 0, 1), '2 1 3 4'],
  ['… to the beginning', movePage(four, 3, -9), '4 1 2 3'],
  ['… not beyond the end', movePage(four, 3, 1), '1 2 3 4'],
  ['a page that does not exist is not moved', movePage(four, 7, -1), '1 2 3 4'],
  ['a page is turned to the right', turnPage(four, 1), '1 2> 3 4'],
  ['… four times, and stands as before', [0, 0, 0, 0].reduce((plan) => turnPage(plan, 1), four), '1 2 3 4'],
  ['a page is removed', removePage(four, 1), '1 3 4'],
  ['a new file begins with a page', split, '1 2 |3 4'],
  ['… and does not any more', switchFileStart(split, 2), '1 2 3 4'],
  ['the file begins with the next page if its first page is removed', removePage(split, 2), '1 2 |4'],
  ['the pages of another file follow', [...four, ...allPages(1, 2)], '1 2 3 4 b1 b2'],
])('%s', (_, plan, text) => {
  expect(textOf(plan)).toBe(text)
})

test('the pages are divided into files where one begins; the first page always begins one', () => {
  expect(filesOfPlan(split).map(textOf)).toEqual(['1 2', '|3 4'])
  expect(filesOfPlan(switchFileStart(four, 0)).map(textOf)).toEqual(['|1 2 3 4'])
  expect(filesOfPlan([])).toEqual([])
})

test.each<[boolean, PagePlan]>([
  [true, four],
  [true, switchFileStart(four, 0)],
  [false, split],
  [false, turnPage(four, 0)],
  [false, movePage(four, 0, 1)],
  [false, removePage(four, 3)],
  [false, [...four, ...allPages(1, 1)]],
])('the plan is unchanged (%s): %j', (unchanged, plan) => {
  expect(isUnchanged(plan, 4)).toBe(unchanged)
})

const names = ['писмо.pdf', 'АКТ 5.PDF']
test.each<[PagePlan, string]>([
  [allPages(0, 3), 'писмо – стр. 1–3.pdf'],
  [removePage(allPages(0, 5), 3), 'писмо – стр. 1–3, 5.pdf'],
  [movePage(allPages(0, 3), 2, -2), 'писмо – стр. 3, 1–2.pdf'],
  [[...allPages(0, 2), ...allPages(1, 1)], 'писмо – стр. 1–2 + АКТ 5 – стр. 1.pdf'],
  [allPages(0, 99).filter(({ page }) => page % 2 === 1), 'писмо – 50 страници.pdf'],
])('the name of a new file: %#', (pages, name) => {
  expect(nameOfPages(pages, names)).toBe(name)
})

test('the name of a new file is not too long', () => {
  const long = ['а'.repeat(250), 'б'.repeat(250)].map((base) => `${base}.pdf`)
  const name = nameOfPages([...allPages(0, 1), ...allPages(1, 1)], long)
  expect(name.length).toBeLessThanOrEqual(255)
  expect(name).toMatch(/ – стр\. 1\.pdf$/)
})
