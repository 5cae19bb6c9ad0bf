import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'
import { manyRows } from './rows.ts'

export type ListQuery = { skip: number; take: number; sort?: 'asc' | 'desc'; subject?: string }
export const listPath = '/shreder/api/Documents/List'
export const onePath = '/shreder/api/Documents/One'

const collator = new Intl.Collator('bg')

const pageOf = (rows: readonly DocumentRow[], { skip, take, sort, subject }: ListQuery) => {
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

export const startBackend = (count: number) => {
  const rows = manyRows(count)
  const list = http.post(listPath, async ({ request }) =>
    HttpResponse.json(pageOf(rows, (await request.json()) as ListQuery)),
  )
  const one = http.get(onePath, ({ request }) => {
    const guid = new URL(request.url).searchParams.get('guid')
    return HttpResponse.json(rows.find((row) => row.guid === guid) ?? null)
  })
  return setupWorker(list, one).start({
    serviceWorker: { url: '/mswWorker.js' },
    quiet: true,
    onUnhandledRequest: 'bypass',
  })
}
