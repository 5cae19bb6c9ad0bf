import { backend } from '../../mocks/backend.ts'
import { dispatcher } from '../../mocks/engine/dispatch.ts'
import { openStore } from '../../mocks/store/openStore.ts'
import { civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import type { Api } from './api.ts'

export type DatabaseOfProcess = {
  seed: number
  documents: number
  /** The simulated date, `YYYY-MM-DD`; the real date if absent. The time of day is always real. */
  day?: string
}

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** Runs both APIs of the mock backend in memory, without push hub and without simulated external systems. */
export const mockBackend = async ({ day, ...db }: DatabaseOfProcess): Promise<Api> => {
  const shift = day === undefined ? 0 : daysBetween(civilDateOf(new Date()), day) * dayInMilliseconds
  const now = () => new Date(Date.now() + shift)
  const store = await openStore({ ...db, now, database: null, channel: null, locks: null })
  const uploads = { save: store.putFile, load: store.file }
  const dispatch = dispatcher(store.db, backend(store.db, uploads), { exclusively: store.exclusively })
  return ({ request, backend: name, path }) => dispatch(request, name, path)
}
