import { useAtomValue, useSetAtom } from 'jotai'
import { labelSheet, placeName, placesOnSheet } from '../../rules/documents/labelSheet.ts'
import { PlaceField } from '../../widgets/fields/PlaceField.tsx'
import { RadioGroup } from '../../widgets/fields/RadioGroup.tsx'
import { labelPaperAtom, setLabelPaperAtom } from './labelPaper.ts'

export const LabelPaperFields = () => {
  const { kind, place } = useAtomValue(labelPaperAtom)
  const change = useSetAtom(setLabelPaperAtom)
  return (
    <div className="flex flex-column gap-3 mt-3">
      <RadioGroup
        label="Хартия"
        value={kind}
        options={[
          { value: 'single', label: 'Единичен етикет', hint: '60 × 30 мм' },
          { value: 'sheet', label: 'Лист А4', hint: `${placesOnSheet} етикета` },
        ]}
        onChange={(chosen) => change({ kind: chosen === 'sheet' ? 'sheet' : 'single' })}
      />
      {kind === 'sheet' && (
        <PlaceField
          label="Място на листа"
          hint="Първият неизползван етикет. След отпечатване се предлага следващият."
          columns={labelSheet.columns}
          places={placesOnSheet}
          value={place}
          nameOf={placeName}
          onChange={(chosen) => change({ place: chosen })}
        />
      )}
    </div>
  )
}
