import type * as v from 'valibot'
import type { CorrespondentGroup } from '../../contract/shapes/configuration.ts'
import { mayRemoveUnused, namedWithState, nameProblem, type RegisterRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

type Group = v.InferOutput<typeof CorrespondentGroup>
const [one, the] = ['кореспондентска група', 'Групата']

export const groupRules: RegisterRules<Group> = {
  one,
  the,
  nameOf: ({ name }) => name,
  errors: (group, all) => errorsOf({ name: nameProblem(group, all, one) }),
  mayRemove: ({ correspondentsCount }) => mayRemoveUnused(the, correspondentsCount, 'correspondent'),
}

/** A group to choose from where inactive ones are offered too: its name says so. */
export const namedGroup = (group: Pick<Group, 'id' | 'name' | 'isActive'>) => namedWithState(group, the)
