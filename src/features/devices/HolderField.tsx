import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { CorrespondentSelect } from '../../screen-kit/search/CorrespondentSelect.tsx'
import { mayCallAtom } from '../../state/access.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { IconAddPerson } from '../../widgets/icons.ts'
import { CorrespondentDialog, pickedOf } from '../correspondents/public.ts'

type Props = FieldProps & { value: Option | null; onChange: (one: Option | null) => void }
type Unknown = { typed: string; clear: () => void }

const NewButton = ({ small = false, onClick }: { small?: boolean; onClick: () => void }) => (
  <Button small={small} icon={IconAddPerson} onClick={onClick}>
    Нов кореспондент
  </Button>
)

export const HolderField = ({ value, onChange, ...field }: Props) => {
  const mayEnter = useAtomValue(mayCallAtom)(documents.createCorrespondent)
  const [entered, setEntered] = useState<Unknown | null>(null)
  return (
    <>
      <CorrespondentSelect
        {...field}
        selected={value ? [{ correspondentID: value.id, textValue: value.name, isLegalEntity: true }] : []}
        onPick={({ correspondentID, textValue }) => onChange({ id: correspondentID, name: textValue })}
        onRemove={() => onChange(null)}
        {...(mayEnter && { onUnknown: (typed: string, clear: () => void) => setEntered({ typed, clear }) })}
        nothingFound={(enter) =>
          enter ? (
            <span className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
              Няма такъв кореспондент.
              <NewButton small onClick={enter} />
            </span>
          ) : (
            'Няма такъв кореспондент. Нов кореспондент въвежда деловодството.'
          )
        }
        action={(enter) => (
          <div className="mt-1">
            <NewButton onClick={enter} />
          </div>
        )}
      />
      <CorrespondentDialog
        open={entered !== null}
        initialName={entered?.typed ?? ''}
        onDone={(one) => {
          const { id, name } = pickedOf(one)
          entered?.clear()
          setEntered(null)
          onChange({ id, name })
        }}
        onClose={() => setEntered(null)}
      />
    </>
  )
}
