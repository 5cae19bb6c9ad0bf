import type { InspectedDevice, InspectionFile } from '../../../contract/shapes/inspections.ts'
import type { Near } from '../../../rules/inspections/inspectionPresets.ts'
import type { UnsentPhoto } from './unsentPhotos.ts'
import type { PhotoQueue } from './useUnsentPhotos.ts'

export type DeviceRowProps = {
  device: InspectedDevice
  at: number
  isOpen: boolean
  isWrongShown: boolean
  isRepeated: boolean
  ownerGuid: string
  files: readonly InspectionFile[]
  unsent: readonly UnsentPhoto[]
  queue: PhotoQueue
  mayAddFiles: boolean
  near: Near
  onSet?: (key: string, change: Partial<InspectedDevice>) => void
  onOpen?: (key: string | undefined, focus?: string) => void
  onRemove?: (key: string) => void
}

export const deviceControlId = (key: string, field: string): string => `inspection-device-${key}-${field}`
