import { configuration } from '../../../contract/configuration.ts'
import type { ClassificationNode } from '../../../contract/shapes/configuration.ts'
import { byCode, type Classification, classificationRules } from '../../../rules/documents/classificationRules.ts'
import { namedWithState } from '../../../rules/registers/registerRules.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'

const { nameOf, the } = classificationRules

export const classificationRows = (nodes: readonly ClassificationNode[]): Classification[] =>
  nodes.flatMap(({ children, ...row }) => [row, ...classificationRows(children)])
/** All classifications as options. Inactive ones are included and marked, so that records show their names. */
export const allClassifications = lookupOptions(configuration.getClassificationsTree, {}, (nodes) =>
  classificationRows(nodes)
    .toSorted(byCode)
    .map((row) => namedWithState({ id: row.id, name: nameOf(row), isActive: row.isActive }, the)),
)
