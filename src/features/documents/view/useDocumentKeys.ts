import { useLocation } from 'wouter'
import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { RuleResult } from '../../../rules/ruleResult.ts'
import { usePageKeys } from '../../../screen-kit/pageKeys.ts'
import { statusChoices } from './statusChoices.ts'

type DocumentKeysOptions = {
  module: DocumentModule
  document: Document
  may: Parameters<typeof statusChoices>[0] & { actions: Pick<Record<DocumentAction, RuleResult>, 'edit' | 'resolve'> }
  edit: () => void
  change: (transition: PossibleTransition) => void
  completeTask: { label: string; run: () => void } | undefined
}

export const useDocumentKeys = ({ module, document, may, edit, change, completeTask }: DocumentKeysOptions): void => {
  const [, navigate] = useLocation()
  const { actions, facts } = may
  const mayResolve =
    actions.resolve.allowed && document.documentDirectionId !== Direction.OUTGOING && !facts.isResolution
  const resolve = () => navigate(documentModule(module).createResolution(document.guid))
  const completion = statusChoices(may).find(
    ({ to, ruleResult }) => to === DocumentStatus.COMPLETED && ruleResult.allowed,
  )
  const complete = completion
    ? [{ key: 'c', label: completion.label, run: () => change(completion) }]
    : completeTask
      ? [{ key: 'c', ...completeTask }]
      : []
  usePageKeys([
    ...(actions.edit.allowed ? [{ key: 'e', label: 'Редактиране', run: edit }] : []),
    ...(mayResolve ? [{ key: 'r', label: 'Резолюция', run: resolve }] : []),
    ...complete,
  ])
}
