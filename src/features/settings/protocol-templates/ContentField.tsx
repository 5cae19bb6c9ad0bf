import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProtocolTemplate } from '../../../contract/protocolTemplates.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { blankDevice } from '../../../rules/inspections/inspectionRecord.ts'
import { comparedLines, protocolFields, withField } from '../../../rules/protocols/protocolText.ts'
import { maxTextLength } from '../../../rules/words/textLength.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ProtocolText } from '../../../screen-kit/paper/ProtocolText.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Chips } from '../../../widgets/buttons/Chips.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { announce } from '../../../widgets/focus/announce.ts'

type Version = ProtocolTemplate['versions'][number]
const PREVIEW = 'preview'

const nameOf = ({ version, savedAt, savedBy }: Version): string =>
  [`Версия ${version}`, savedAt && formatDateTime(savedAt), savedBy].filter(Boolean).join(', ')

/** Renders an earlier version of a protocol template. Lines that the present text lacks are marked. */
const VersionText = ({ version, content }: { version: Version; content: string }) => (
  <div className="protocol-sheet protocol-paper" lang="bg">
    {comparedLines(version.content, content)
      .map((one, at) => ({ ...one, key: `${at}` }))
      .map(({ line, isOnlyHere, key }) => (
        <p key={key}>{isOnlyHere ? <mark>{line}</mark> : line}</p>
      ))}
  </div>
)

const exampleDevices = [
  { ...blankDevice('1'), measuringType: 'CAS ER-Plus', serialNumber: '21-0457', isConforming: true },
  {
    ...blankDevice('2'),
    ...{ measuringType: 'Elicom EVL', serialNumber: '18-1126', isConforming: false },
    ...{ violation: 'Липсва знак от последваща проверка', measure: 'ban' },
  },
].map((device) => ({ ...device, name: 'Везна с неавтоматично действие' }))

const Example = ({ content }: { content: string }) => (
  <div className="protocol-sheet protocol-paper">
    <ProtocolText
      content={content}
      devices={exampleDevices}
      field={({ key, field }) => (field ? <b>{field.example}</b> : <mark>{`{{${key}}}`}</mark>)}
    />
  </div>
)

type PreviewPaneProps = Pick<Form<ProtocolTemplate>, 'values' | 'set'> & {
  /**
   * Called after an earlier version was restored. The pressed button is then removed, so the caller moves the focus to
   * the text.
   */
  onRestored: () => void
}

const PreviewPane = ({ values: { content, versions }, set, onRestored }: PreviewPaneProps) => {
  const [shown, show] = useState(PREVIEW)
  const version = versions.find((one) => String(one.version) === shown)
  const restore = ({ version, content }: Version) => {
    set({ content })
    show(PREVIEW)
    onRestored()
    announce(`Върнат е текстът на версия ${version}. Запазете, за да стане той новата версия.`)
  }
  return (
    <section className="protocol-beside" aria-label="Преглед и версии">
      <SelectField
        id="protocol-beside"
        label="Показано до текста"
        empty={null}
        value={shown}
        options={[
          { value: PREVIEW, label: 'Преглед с примерни данни' },
          ...versions.toReversed().map((one) => ({ value: String(one.version), label: nameOf(one) })),
        ]}
        onChange={show}
      />
      {version ? <VersionText version={version} content={content} /> : <Example content={content} />}
      {version && version.content !== content && (
        <Button onClick={() => restore(version)}>{`Върни текста на версия ${version.version}`}</Button>
      )}
    </section>
  )
}

export const ContentField = ({ values, set, input }: Form<ProtocolTemplate>) => {
  const content = input('content')
  const insert = (key: string) => {
    const area = document.getElementById(content.id)
    if (!(area instanceof HTMLTextAreaElement)) return
    const changed = withField(values.content, key, area.selectionStart, area.selectionEnd)
    flushSync(() => set({ content: changed.content }))
    area.focus()
    area.setSelectionRange(changed.caret, changed.caret)
  }
  return (
    <div className="protocol-text">
      <div className="flex flex-column gap-2 min-w-0">
        <TextArea
          {...content}
          label="Съдържание"
          required
          rows={14}
          maxLength={maxTextLength}
          hint="Ред, който започва с # и интервал, е заглавие."
        />
        <b>Полета, които се попълват сами</b>
        <span className="muted">
          Поле стои в текста между двойни скоби, например {'{{дата}}'}. В готовия протокол на негово място са данните на
          проверката; предписанията и възраженията се пишат в самия протокол. Натиснете име, за да го вмъкнете.
        </span>
        <Chips
          label="Вмъкни поле"
          items={protocolFields.map(({ key, label }) => ({ key, label, onPress: () => insert(key) }))}
        />
      </div>
      <PreviewPane values={values} set={set} onRestored={() => document.getElementById(content.id)?.focus()} />
    </div>
  )
}
