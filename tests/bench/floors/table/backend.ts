import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'
import { manyRows } from './rows.ts'

/** What the page asks for: a page, an order and a text in the subject. */
export type ListQuery = { skip: number; take: number; sort?: 'asc' | 'desc'; subject?: string }

const collator = new Intl.Collator('bg')

/** Filter, order and page over all rows, with nothing kept between calls. */
const answered = (rows: readonly DocumentRow[], { skip, take, sort, subject }: ListQuery) => {
  const wanted = subject?.toLocaleLowerCase('bg')
  const found = wanted
    ? rows.filter(({ subjectDescription }) => subjectDescription.toLocaleLowerCase('bg').includes(wanted))
    : [...rows]
  if (sort) {
    const sign = sort === 'asc' ? 1 : -1
    found.sort((one, other) => sign * collator.compare(one.subjectDescription, other.subjectDescription))
  }
  return { items: found.slice(skip, skip + take), totalCount: found.length }
}

/** Starts the service worker that answers the list from `count` rows. */
export const startBackend = (count: number) => {
  const rows = manyRows(count)
  const list = http.post('/shreder/api/Documents/List', async ({ request }) =>
    HttpResponse.json(answered(rows, (await request.json()) as ListQuery)),
  )
  return setupWorker(list).start({ quiet: true, onUnhandledRequest: 'bypass' })
}
