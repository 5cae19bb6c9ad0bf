import { atom } from 'jotai'
import { handOver } from '../../contract/handOver.ts'
import { mayHandOver } from '../../rules/tasks/taskActions.ts'
import type { LookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { presentForDocuments, presentPeople } from '../../screen-kit/lookup/lookups.ts'
import { standInsAtom } from '../../screen-kit/lookup/standIns.ts'
import { atomFamily } from '../../state/atomFamily.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { userAtom } from '../../state/session.ts'
import { queryOf } from '../../transport/query.ts'

export const personWorkAtom = queryAtomFamily((personId: number) =>
  queryOf(handOver.getPersonWork, { query: { personId } }),
)

/** The employees to whom the work of a person can be given. */
export const receiversOf = atomFamily(
  (personId: number): LookupOptions => ({
    endpoint: presentForDocuments.endpoint,
    optionsAtom: atom((get) => {
      const lookup = get(presentForDocuments.optionsAtom)
      if (lookup.kind !== 'ready') return lookup
      const may = ({ id, name }: { id: number; name: string }) =>
        mayHandOver({ id: personId }, { id, name, isActive: true }).allowed
      return { ...lookup, items: lookup.items.filter(may) }
    }),
  }),
)

/** The user, and the employees whose direct head the user is. */
export const ownPeople: LookupOptions = {
  endpoint: presentPeople.endpoint,
  optionsAtom: atom((get) => {
    const lookup = get(presentPeople.optionsAtom)
    if (lookup.kind !== 'ready') return lookup
    const myId = get(userAtom)?.person.id
    const standIns = get(standInsAtom)
    return { ...lookup, items: lookup.items.filter(({ id }) => id === myId || standIns.get(id)?.head?.id === myId) }
  }),
}
