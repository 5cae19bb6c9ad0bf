import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { useOpenRows } from '../../../screen-kit/form/useOpenRows.ts'
import { choicesOf } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { ChoiceList } from '../../../widgets/fields/ChoiceList.tsx'
import { IconBack, IconEdit } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Tag } from '../../../widgets/tags/Tag.tsx'
import { taskTypes } from '../taskLookups.ts'
import { OwnSubjects } from './OwnSubjects.tsx'
import { ownResolutionTextsAtom, setOwnResolutionTextsAtom } from './ownResolutionTexts.ts'
import { subjectNote, subjectsFound, subjectsOf, withKindInUse } from './subjectText.ts'
import './subjects.css'

type Props = { onPick: (text: ResolutionText) => void; onClose: () => void }

const SubjectsDialog = ({ onPick, onClose }: Props) => {
  const ownTexts = useAtomValue(ownResolutionTextsAtom)
  const setOwn = useSetAtom(setOwnResolutionTextsAtom)
  const types = useAtomValue(taskTypes.optionsAtom)
  const [typed, setTyped] = useState('')
  const [writing, setWriting] = useState(false)
  const { rows, link } = useOpenRows()
  const found = subjectsFound(subjectsOf(ownTexts), typed)
  const { options: offered } = choicesOf(types)
  return (
    <Dialog
      open
      persistent={rows.isAnyOpen}
      size="l"
      title={writing ? 'Моите текстове за резолюция' : 'Резолюции: стандартни текстове'}
      onClose={() => rows.saveOpen(onClose)}
      footer={
        writing ? (
          <Button kind="primary" icon={IconBack} onClick={() => rows.saveOpen(() => setWriting(false))}>
            Към всички текстове
          </Button>
        ) : (
          <>
            <Button className="start" icon={IconEdit} onClick={() => setWriting(true)}>
              Моите текстове
            </Button>
            <Button onClick={onClose}>Затвори</Button>
          </>
        )
      }
    >
      {writing ? (
        <OwnSubjects rows={ownTexts} types={types} onChange={setOwn} table={link} />
      ) : (
        <ChoiceList
          label="Търсене в текстовете"
          text={typed}
          onText={setTyped}
          items={found}
          itemKey={({ text, isOwn }) => `${isOwn} ${text}`}
          renderItem={(subject) => (
            <span className="subject">
              <span>
                {subject.text} {subject.isOwn && <Tag>мой</Tag>}
              </span>
              <small className="muted">{subjectNote(subject, offered ?? [])}</small>
            </span>
          )}
          onPick={(subject) => onPick(withKindInUse(subject, offered))}
          empty="Няма такъв текст. Своите можете да напишете в „Моите текстове“."
          announce={pluralise(found.length, ['текст', 'текста'])}
        />
      )}
    </Dialog>
  )
}

export default SubjectsDialog
