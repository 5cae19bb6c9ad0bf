import { useMemo, useState } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import type { InspectedDevice } from '../../../contract/shapes/inspections.ts'
import type { DeviceField } from '../../../rules/inspections/inspectionRecord.ts'
import { deviceErrors } from '../../../rules/inspections/inspectionRules.ts'
import { pastedColumns, pastedDevices } from '../../../rules/inspections/pastedDevices.ts'
import { errorEntries, hasErrors } from '../../../rules/requiredFields.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { newKey } from '../words.tsx'

type Props = { category: string; onAdd: (devices: InspectedDevice[]) => void; onClose: () => void }

const shownAtMost = 12

export const PasteDialog = ({ category, onAdd, onClose }: Props) => {
  const [text, setText] = useState('')
  const rows = useMemo(() => pastedDevices(text, { categories: deviceCategories, category, newKey }), [text, category])
  const doubtful = rows.filter(({ problems, device }) => problems.length > 0 || hasErrors(deviceErrors(device)))
  const count = rows.length
  return (
    <Dialog
      open
      persistent
      size="l"
      title="Поставяне на редове от таблица"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button
            kind="primary"
            icon={IconAdd}
            refusal={
              count === 0 ? { title: 'Няма какво да се добави.', because: 'Поставете редове от таблицата.' } : undefined
            }
            onClick={() => onAdd(rows.map(({ device }) => device))}
          >
            {count === 0 ? 'Добави' : `Добави ${pluralise(count, 'row')}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <TextArea
          label="Редове"
          hint={`Копирайте редовете от електронна таблица и ги поставете тук. Колони: ${pastedColumns
            .map(({ header }) => header)
            .join(', ')}. Ако първият ред е с имената на колоните, редът им може да е друг.`}
          rows={5}
          value={text}
          onChange={setText}
        />
        {doubtful.length > 0 && (
          <Banner kind="warning" title={`При ${pluralise(doubtful.length, 'row')} има неразбрано или липсващо`}>
            <ul className="insp-list">
              {doubtful.slice(0, shownAtMost).map(({ line, problems, device }) => (
                <li key={line}>
                  Ред {line}: {[...problems, ...missingFields(device)].join('; ')}
                </li>
              ))}
              {doubtful.length > shownAtMost && <li>и още {pluralise(doubtful.length - shownAtMost, 'row')}</li>}
            </ul>
          </Banner>
        )}
        {count > 0 && (
          <div className="insp-scroll">
            <table className="insp-preview" aria-label="Какво ще бъде добавено">
              <thead>
                <tr>
                  {['Средство', 'Тип', 'Сериен №', 'Показание', 'Съответства'].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shownAtMost).map(({ line, device }) => (
                  <tr key={line}>
                    <td>{device.name || device.category}</td>
                    <td>{device.measuringType}</td>
                    <td>{device.serialNumber}</td>
                    <td>{device.reading}</td>
                    <td>{device.isConforming === null ? '–' : device.isConforming ? 'Да' : 'Не'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {count > shownAtMost && <p className="muted small">и още {pluralise(count - shownAtMost, 'row')}</p>}
          </div>
        )}
      </div>
    </Dialog>
  )
}

const names: Readonly<Record<DeviceField, string>> = {
  category: 'липсва категория',
  name: 'липсва наименование',
  serialNumber: 'липсва сериен №',
  violation: 'не съответства, а няма нарушение',
}
const missingFields = (device: InspectedDevice): string[] =>
  errorEntries(deviceErrors(device)).map(([field]) => names[field])
