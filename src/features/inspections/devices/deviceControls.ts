import type { InspectedDevice, InspectionFile } from '../../../contract/shapes/inspections.ts'
import type { Near } from '../../../rules/inspections/inspectionPresets.ts'
import type { UnsentPhoto } from './unsentPhotos.ts'
import type { PhotoQueue } from './useUnsentPhotos.ts'

/** One row of the table; without `onSet` it is only read. */
export type DeviceRowProps = {
  device: InspectedDevice
  at: number
  isOpen: boolean
  isWrongShown: boolean
  isRepeated: boolean
  ownerGuid: string
  files: readonly InspectionFile[]
  /** Photos of it that wait to be sent, and what is done with them. */
  unsent: readonly UnsentPhoto[]
  queue: PhotoQueue
  mayAddFiles: boolean
  /** What the inspection knows of its devices; the same object while it stays so. */
  near: Near
  onSet?: (key: string, change: Partial<InspectedDevice>) => void
  onOpen?: (key: string | undefined, focus?: string) => void
  onRemove?: (key: string) => void
}

/** The id of a control of a device's row. */
export const deviceControlId = (key: string, field: string): string => `inspection-device-${key}-${field}`
