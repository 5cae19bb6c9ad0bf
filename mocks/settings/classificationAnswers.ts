import type { configuration } from '../../src/contract/configuration.ts'
import type { ClassificationNode } from '../../src/contract/shapes/configuration.ts'
import { byCode, type Classification, classificationRules } from '../../src/rules/documents/classificationRules.ts'
import { type Nested, nested } from '../../src/rules/registers/nested.ts'
import type { Answers } from '../engine/answer.ts'
import { crudAnswers } from '../engine/crudAnswers.ts'
import type { World } from '../world.ts'

type TreeCalls = 'getClassificationsTree' | 'createClassification' | 'updateClassification'

const nodeOf = ({ record, children }: Nested<Classification>): ClassificationNode => ({
  ...record,
  children: children.map(nodeOf),
})

/** The classification scheme (document 2, section 7, „Classifications“): it has no call that deletes. */
export const classificationTreeAnswers = (world: World): Pick<Answers<typeof configuration>, TreeCalls> => {
  const { list, create, edit } = crudAnswers(world, {
    table: 'classifications',
    rules: classificationRules,
    view: ({ order: _order, description, ...row }) => ({ ...row, description: description ?? '' }),
    row: ({ description, ...record }, before) => ({
      ...record,
      description: description.trim() || null,
      order: before?.order ?? record.id,
    }),
    compare: byCode,
  })
  return {
    getClassificationsTree: () => nested(list()).map(nodeOf),
    createClassification: create,
    updateClassification: edit,
  }
}
