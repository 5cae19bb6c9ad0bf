import { backend } from '../../mocks/backend.ts'
import { dispatcher } from '../../mocks/engine/dispatch.ts'
import { openStore } from '../../mocks/store/openStore.ts'
import { civilDateOf, daysBetween, isoAt } from '../../src/dates/civilDate.ts'
import type { Api } from './api.ts'

export type DatabaseOfProcess = {
  seed: number
  documents: number
  /**
   * The simulated date, `YYYY-MM-DD`, to which Sofia's time of the start can be appended (`2026-11-20T10:00`). The time
   * of day is real if it is absent, and so is the date.
   */
  day?: string
}

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** Returns by how many milliseconds the simulated clock is ahead of the real one. */
const clockOffset = (moment: string | undefined): number => {
  if (moment === undefined) return 0
  const [day = '', time] = moment.split('T')
  if (time !== undefined) return Date.parse(isoAt(day, time)) - Date.now()
  return daysBetween(civilDateOf(new Date()), day) * dayInMilliseconds
}

/** Runs both APIs of the mock backend in memory, without push hub and without simulated external systems. */
export const mockBackend = async ({ day, ...db }: DatabaseOfProcess): Promise<Api> => {
  const offset = clockOffset(day)
  const now = () => new Date(Date.now() + offset)
  const store = await openStore({ ...db, now, database: null, channel: null, locks: null })
  const uploads = { save: store.putFile, load: store.file }
  const dispatch = dispatcher(store.db, backend(store.db, uploads), { exclusively: store.exclusively })
  return ({ request, backend: name, path }) => dispatch(request, name, path)
}
