import { useCallback } from 'react'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { ResolutionText as ReadyText } from '../../rules/documents/resolutionTexts.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { IconResolution } from '../../widgets/icons.ts'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import { type AssigneeDraft, type RowErrors, TermFields } from '../tasks/form/public.ts'
import type { ResolutionChange, ResolutionDraft } from './resolutionDraft.ts'
import { textLimit } from './resolutionErrors.ts'
import { textFieldId } from './useReadyText.ts'

type Props = {
  draft: ResolutionDraft
  error: string | undefined
  termErrors: RowErrors
  today: CivilDate
  change: (change: ResolutionChange) => void
  onType: (text: string) => void
  onReady: () => void
  nearest: readonly ReadyText[]
  onUse: (ready: ReadyText) => void
}

/**
 * Renders the text of a resolution and the term for all assignees. Each assignee may get a different text and term
 * elsewhere.
 */
export const ResolutionText = ({ draft, error, termErrors, today, change, onType, onReady, nearest, onUse }: Props) => {
  const setTerm = useCallback((fields: Partial<AssigneeDraft>) => change({ kind: 'term', fields }), [change])
  return (
    <div className="flex flex-column gap-3">
      <div>
        <TextArea
          id={textFieldId}
          label="Текст"
          required
          rows={3}
          maxLength={textLimit}
          value={draft.task.description}
          onChange={onType}
          error={error}
        />
        <div className="flex flex-wrap align-items-center gap-2 mt-1">
          <Button kind="text" small icon={IconResolution} aria-keyshortcuts="F2" onClick={onReady}>
            Стандартни текстове
          </Button>
          <Kbd>F2</Kbd>
          {nearest.map((ready) => (
            <Button key={ready.text} small onClick={() => onUse(ready)}>
              {ready.text}
            </Button>
          ))}
        </div>
      </div>
      <fieldset className="flex flex-column gap-2 min-w-0">
        <legend>Срок за всички изпълнители</legend>
        <TermFields row={draft.common} errors={termErrors} today={today} set={setTerm} isOptional />
      </fieldset>
    </div>
  )
}
