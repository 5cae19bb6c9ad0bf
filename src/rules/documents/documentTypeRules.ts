import type * as v from 'valibot'
import { Scope } from '../../contract/enumerations.ts'
import type { DocumentTypeRecord } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { foldText } from '../words/foldText.ts'

export type DocumentType = v.InferOutput<typeof DocumentTypeRecord>

const meet = ({ scope: a }: DocumentType, { scope: b }: DocumentType): boolean =>
  a === b || a === Scope.ALL || b === Scope.ALL

export const documentTypeRules = registerRules<DocumentType>({
  one: 'вид документ',
  the: 'Видът',
  isSame: (one, other) => meet(one, other) && foldText(one.name) === foldText(other.name),
  more: ({ scope, directions }) =>
    errorsOf<keyof DocumentType>({ scope: required(scope), directions: required(directions) }),
})
