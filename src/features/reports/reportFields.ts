import { atom } from 'jotai'
import { Direction, directionLabels, Scope, scopeLabels } from '../../contract/enumerations.ts'
import type { AddressField } from '../../screen-kit/list/addressField.ts'
import type { Choice, LookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { itemsOf, type Lookup } from '../../state/lookup.ts'
import { typeOptions } from '../document-lookups/public.ts'

export const oneOfIdsInAddress = (...ids: readonly number[]): AddressField<number> => ({
  read: (text) => ids.find((id) => String(id) === text),
  write: String,
})

export const scopeField = {
  label: 'Модул',
  address: oneOfIdsInAddress(Scope.DMS, Scope.AU),
  tag: (scope: number) => (scope === Scope.AU ? scopeLabels[Scope.AU] : scopeLabels[Scope.DMS]),
}
export const scopeOptions = [Scope.DMS, Scope.AU].map((scope) => ({ value: String(scope), label: scopeLabels[scope] }))

export const directionField = {
  label: 'Посока',
  address: oneOfIdsInAddress(...Object.values(Direction)),
  tag: (id: number) => Object.entries(directionLabels).find(([key]) => key === String(id))?.[1] ?? 'Посока',
}

export const allTypeOptions: LookupOptions = {
  endpoint: typeOptions[Scope.AU].endpoint,
  optionsAtom: atom((get): Lookup<readonly Choice[]> => {
    const [flow, services] = [get(typeOptions[Scope.DMS].optionsAtom), get(typeOptions[Scope.AU].optionsAtom)]
    if (flow.kind !== 'ready' || services.kind !== 'ready') return flow.kind === 'ready' ? services : flow
    const known = new Map([...flow.items, ...(itemsOf(services) ?? [])].map((type) => [type.id, type]))
    return { kind: 'ready', items: [...known.values()] }
  }),
}
