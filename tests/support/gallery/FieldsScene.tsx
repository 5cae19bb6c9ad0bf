import { useState } from 'react'
import { Button } from '../../../src/widgets/buttons/Button.tsx'
import { IconButton } from '../../../src/widgets/buttons/IconButton.tsx'
import { Checkbox } from '../../../src/widgets/fields/Checkbox.tsx'
import { DateField } from '../../../src/widgets/fields/DateField.tsx'
import { DateTimeField } from '../../../src/widgets/fields/DateTimeField.tsx'
import { FormErrors } from '../../../src/widgets/fields/FormErrors.tsx'
import { LookupField, type LookupOption } from '../../../src/widgets/fields/LookupField.tsx'
import { NumberField } from '../../../src/widgets/fields/NumberField.tsx'
import { PickerField } from '../../../src/widgets/fields/PickerField.tsx'
import { RadioGroup } from '../../../src/widgets/fields/RadioGroup.tsx'
import { SelectField } from '../../../src/widgets/fields/SelectField.tsx'
import { Switch } from '../../../src/widgets/fields/Switch.tsx'
import { TextArea } from '../../../src/widgets/fields/TextArea.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import { QrCode } from '../../../src/widgets/files/QrCode.tsx'
import { EditableRows } from '../../../src/widgets/grid/EditableRows.tsx'
import { IconDelete, IconEdit, IconLegalEntity, IconPerson, IconSave } from '../../../src/widgets/icons.ts'
import { Banner } from '../../../src/widgets/page/Banner.tsx'
import { Card } from '../../../src/widgets/page/Card.tsx'
import { PageHeader } from '../../../src/widgets/page/PageHeader.tsx'
import { Stepper } from '../../../src/widgets/page/Stepper.tsx'
import { StatusTag, tones } from '../../../src/widgets/tags/StatusTag.tsx'
import { Frame } from './Frame.tsx'

const nothing = () => {}
const units = Array.from({ length: 300 }, (_, index) => ({ id: index, name: `Отдел „Контрол ${index + 1}“` }))
const people = [
  { id: 1, name: 'Иван Стоянов Колев', number: '8001011234', legal: false },
  { id: 2, name: '„Балкан Метър“ АД', number: '201234567', legal: true },
]
type Address = { id: number; place: string; street: string }

export const FieldsScene = () => {
  const [text, setText] = useState('')
  const [date, setDate] = useState<string | null>('2026-11-20')
  const [when, setWhen] = useState<string | null>('2026-11-20T14:35')
  const [amount, setAmount] = useState<number | null>(1234.5)
  const [unit, setUnit] = useState<LookupOption | null>(null)
  const [way, setWay] = useState('2')
  const [on, setOn] = useState(true)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(people.slice(0, 1))
  const [rows, setRows] = useState<readonly Address[]>([{ id: 1, place: 'гр. София', street: 'ул. „Примерна“ № 14' }])
  return (
    <Frame>
      <PageHeader
        title="Нов документ"
        note="Полетата със звезда са задължителни."
        actions={
          <Button kind="primary" icon={IconSave}>
            Запази
          </Button>
        }
      />
      <div className="flex flex-column gap-3">
        <FormErrors errors={[{ fieldId: 'subject', label: 'Относно', message: 'Полето е задължително' }]} />
        <Banner kind="training" title="Учебна среда">
          Данните са измислени и остават в този браузър.
        </Banner>
        <Card>
          <Stepper
            current="b"
            onStep={nothing}
            steps={[
              { key: 'a', label: 'Подател', done: true },
              { key: 'b', label: 'Данни' },
              { key: 'c', label: 'Файлове' },
              { key: 'd', label: 'Преглед' },
            ]}
          />
        </Card>
        <Card title="Основни данни">
          <div className="form-grid">
            <TextField
              id="subject"
              label="Относно"
              required
              className="wide"
              value={text}
              onChange={setText}
              error="Полето е задължително"
            />
            <DateField id="date" label="Дата" value={date} onChange={setDate} hint="Датата на самия документ" />
            <DateTimeField label="Получен на" value={when} onChange={setWhen} max="2026-11-20T18:00" />
            <NumberField label="Сума" value={amount} onChange={setAmount} decimals={2} suffix="лв" />
            <SelectField
              label="Приоритет"
              required
              value=""
              onChange={nothing}
              options={[{ value: '1', label: 'Висок' }]}
            />
            <LookupField id="unit" label="Звено" value={unit} options={units} onChange={setUnit} />
            <PickerField
              id="one"
              label="Подател"
              text={typed}
              onText={setTyped}
              state={typed === '' ? 'idle' : 'found'}
              items={typed === '' ? [] : people}
              total={9}
              itemKey={(item) => item.id}
              itemText={(item) => item.name}
              itemIcon={(item) => (item.legal ? IconLegalEntity : IconPerson)}
              renderItem={(item) => (
                <>
                  {item.name}
                  <span className="combo-sub">{item.number}</span>
                </>
              )}
              selected={[]}
              onPick={nothing}
              onRemove={nothing}
              prompt="Напишете име или номер."
            />
            <PickerField
              label="Получатели"
              multiple
              text=""
              onText={nothing}
              state="idle"
              items={[]}
              itemKey={(item) => item.id}
              itemText={(item) => item.name}
              selected={people}
              onPick={nothing}
              onRemove={nothing}
            />
            <PickerField
              label="Отговорник"
              text=""
              onText={nothing}
              state="idle"
              items={[]}
              itemKey={(item) => item.id}
              itemText={(item) => item.name}
              itemIcon={() => IconPerson}
              selected={picked}
              onPick={nothing}
              onRemove={() => setPicked([])}
            />
            <TextField label="Заключено поле" value="не се променя" disabled onChange={nothing} />
            <TextField label="Парола" type="password" value="demo" onChange={nothing} />
            <RadioGroup
              label="Получен чрез"
              value={way}
              onChange={setWay}
              inline
              options={[
                { value: '1', label: 'Интернет' },
                { value: '2', label: 'Гише' },
                { value: '3', label: 'Поща' },
              ]}
            />
            <div className="flex flex-column gap-3">
              <Checkbox
                label="Документът съдържа лични данни"
                checked={on}
                onChange={setOn}
                hint="Вижда се само от участващите"
              />
              <Switch label="Документооборот Справка" checked={on} onChange={setOn} />
            </div>
            <TextArea label="Бележка" className="wide" value={text} onChange={setText} />
          </div>
        </Card>
        <Card title="Адреси">
          <EditableRows<Address>
            label="Адреси"
            rows={rows}
            emptyText="Моля добавете адрес"
            newRow={() => ({ id: 0, place: '', street: '' })}
            validate={(row): Record<string, string> => (row.place === '' ? { place: 'Полето е задължително' } : {})}
            onChange={setRows}
            columns={[
              {
                key: 'place',
                header: 'Населено място',
                required: true,
                view: (row) => row.place,
                edit: ({ row, set, errors, id }) => (
                  <TextField
                    id={id('place')}
                    label="Населено място"
                    hideLabel
                    value={row.place}
                    error={errors.place}
                    onChange={(place) => set({ place })}
                  />
                ),
              },
              {
                key: 'street',
                header: 'Адрес',
                view: (row) => row.street,
                edit: ({ row, set, id }) => (
                  <TextField
                    id={id('street')}
                    label="Адрес"
                    hideLabel
                    value={row.street}
                    onChange={(street) => set({ street })}
                  />
                ),
              },
            ]}
          />
        </Card>
        <Card title="Бутони и състояния">
          <div className="flex flex-column gap-3">
            <div className="flex flex-wrap align-items-center gap-2">
              <Button kind="primary">Основен</Button>
              <Button kind="navy">Търсене</Button>
              <Button>Обикновен</Button>
              <Button kind="text">Текстов</Button>
              <Button kind="danger" icon={IconDelete}>
                Изтрий
              </Button>
              <Button busy>Записване…</Button>
              <Button small>Малък</Button>
              <IconButton icon={IconEdit} label="Редактирай" />
            </div>
            <div className="flex flex-wrap align-items-center gap-2">
              {tones.map((tone) => (
                <StatusTag key={tone} tone={tone}>
                  {tone}
                </StatusTag>
              ))}
            </div>
            <QrCode text="https://example.bg/d/1" label="QR код на документа" />
          </div>
        </Card>
      </div>
    </Frame>
  )
}
