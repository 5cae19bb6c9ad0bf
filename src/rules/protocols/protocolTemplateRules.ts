import type { ProtocolTemplate } from '../../contract/protocolTemplates.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { fieldProblem } from './protocolText.ts'

export const protocolTemplateRules = registerRules<ProtocolTemplate>({
  one: 'шаблон на протокол',
  the: 'Шаблонът',
  more: ({ content, validFrom, validTo }) =>
    errorsOf({
      content: required(content) ?? fieldProblem(content),
      validTo: validFrom !== null && validTo !== null && validTo < validFrom ? 'Краят е преди началото.' : null,
    }),
})
