import type * as v from 'valibot'
import type { CorrespondentGroup } from '../../contract/shapes/configuration.ts'
import { namedWithState, registerRules } from '../registers/registerRules.ts'

type Group = v.InferOutput<typeof CorrespondentGroup>

export const groupRules = registerRules<Group>({
  one: 'кореспондентска група',
  the: 'Групата',
  uses: { noun: 'correspondent', count: ({ correspondentsCount }) => correspondentsCount },
})

/** A group to choose from where inactive ones are offered too: its name says so. */
export const namedGroup = (group: Pick<Group, 'id' | 'name' | 'isActive'>) => namedWithState(group, groupRules.the)
