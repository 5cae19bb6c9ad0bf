import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconResolution } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import { resolutionTexts } from '../resolutionTexts.ts'
import { longestInstruction, rowFieldId } from './draftErrors.ts'
import type { AssigneeDraft } from './taskDraft.ts'

type Props = { row: AssigneeDraft; error: string | undefined; set: (fields: Partial<AssigneeDraft>) => void }

export const withReadyText = (typed: string, text: string): string =>
  typed.trim() ? `${typed.trimEnd()} ${text}` : text

export const InstructionField = ({ row, error, set }: Props) => (
  <div className="assignee-instruction">
    <TextArea
      id={rowFieldId(row.key, 'instruction')}
      label="Указание"
      required
      rows={2}
      maxLength={longestInstruction}
      value={row.instruction}
      onChange={(instruction) => set({ instruction })}
      error={error}
    />
    <MenuButton
      label="Стандартни текстове"
      kind="text"
      small
      icon={IconResolution}
      items={() =>
        resolutionTexts.map((text) => ({
          label: text,
          run: () => set({ instruction: withReadyText(row.instruction, text) }),
        }))
      }
    />
  </div>
)
