import type { ProtocolTemplate } from '../../contract/protocolTemplates.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { fieldProblem } from './protocolText.ts'

/** What must be true of a template of protocols; two of one name would not be told from each other. */
export const protocolTemplateRules = registerRules<ProtocolTemplate>({
  one: 'шаблон на протокол',
  the: 'Шаблонът',
  more: ({ content, validFrom, validTo }) =>
    errorsOf({
      content: required(content) ?? fieldProblem(content),
      validTo: validFrom !== null && validTo !== null && validTo < validFrom ? 'Краят е преди началото.' : null,
    }),
})
