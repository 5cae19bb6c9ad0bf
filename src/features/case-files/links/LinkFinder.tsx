import { useState } from 'react'
import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { linkedName, linkKindText } from '../../../rules/documents/caseFileLinks.ts'
import { useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconSearch } from '../../../widgets/icons.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { findLinkables, pageSize } from './findLinkables.ts'
import { keyOf, type Linkable } from './linkable.ts'
import { linkIcons } from './linkIcons.ts'

const DeviceTypesTable = lazyPart(() => import(/* webpackChunkName: "link-tables" */ './tables/DeviceTypesTable.tsx'))
const CaseFilesTable = lazyPart(() => import(/* webpackChunkName: "link-tables" */ './tables/CaseFilesTable.tsx'))
const InspectionsTable = lazyPart(() => import(/* webpackChunkName: "link-tables" */ './tables/InspectionsTable.tsx'))

type Props = {
  id: string
  kind: LinkKind
  error: string | undefined
  takenBecause: (one: Linkable) => string | undefined
  onPick: (one: Linkable) => void
}

const numberOf: Readonly<Record<LinkKind, { label: string; example: string }>> = {
  inspection: { label: 'Проверка №', example: 'например П-12' },
  groupedInspection: { label: 'Групова проверка №', example: 'например ГП-3' },
  measuringDevice: { label: '№ по регистъра на одобрените типове', example: 'например 5123' },
  foreignDevice: { label: '№ на регистрирания тип', example: 'например 412' },
  caseFile: { label: 'Преписка №', example: 'номер на преписката или в нея' },
}

const tables = {
  inspection: InspectionsTable,
  groupedInspection: InspectionsTable,
  measuringDevice: DeviceTypesTable,
  foreignDevice: DeviceTypesTable,
  caseFile: CaseFilesTable,
} as const

/** Finds an object by its number while the user types, or in a table (specification 2, sections 2 and 9). */
export const LinkFinder = ({ id, kind, error, takenBecause, onPick }: Props) => {
  const { text, onText, ...search } = useSearchPicker(findLinkables[kind], pageSize)
  const [isTable, setTable] = useState(false)
  const Table = tables[kind]
  const { label, example } = numberOf[kind]
  const pick = (one: Linkable) => {
    onText('')
    setTable(false)
    onPick(one)
  }
  return (
    <>
      <PickerField<Linkable>
        {...search}
        id={id}
        label={label}
        error={error}
        required
        text={text}
        onText={onText}
        itemKey={keyOf}
        itemText={({ number, title }) => linkedName(kind, number, title)}
        itemIcon={() => linkIcons[kind]}
        renderItem={(one) => <Found one={one} taken={takenBecause(one) !== undefined} />}
        selected={[]}
        onPick={pick}
        onRemove={() => undefined}
        placeholder={example}
        prompt="Въведете номера или началото му."
        nothingFound="Няма запис с такъв номер."
        action={
          <Button small kind="text" className="flush-start" icon={IconSearch} onClick={() => setTable(true)}>
            Избери от таблица
          </Button>
        }
      />
      {isTable && <Table kind={kind} title={linkKindText[kind].many} onPick={pick} onClose={() => setTable(false)} />}
    </>
  )
}

const Found = ({ one: { number, title, note }, taken }: { one: Linkable; taken: boolean }) => (
  <>
    <b className="nowrap">{number || 'Чернова'}</b>{' '}
    {taken && <small className="muted">(вече е избран или свързан)</small>}
    <small className="muted case-found-subject">{title}</small>
    <small className="muted case-found-subject">{note}</small>
  </>
)
