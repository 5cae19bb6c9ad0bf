import { atom } from 'jotai'
import type * as v from 'valibot'
import { configuration } from '../../../contract/configuration.ts'
import { documents } from '../../../contract/documents.ts'
import type { CorrespondentGroup } from '../../../contract/shapes/configuration.ts'
import { perRecord } from '../../../state/perRecord.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'

export type Group = v.InferOutput<typeof CorrespondentGroup>

/** Elsewhere the groups are a lookup that holds for the session; here their counts are to be true. */
const freshFor = 5_000

/** All groups, the inactive ones too, with the number of their correspondents. */
export const groupsAtom = perRecord(() => ({
  ...queryOf(configuration.getCorrespondentGroups, {}),
  staleTime: freshFor,
}))()

/** After a group was changed: the lookup and the lists that name groups are asked again. */
export const groupsChangedAtom = atom(null, (_get, set) =>
  set(forgetAtom, configuration.getCorrespondentGroups, documents.searchDocumentCorrespondents),
)
