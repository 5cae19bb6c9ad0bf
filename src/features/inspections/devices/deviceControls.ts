/** The id of a control of a device's row. */
export const deviceControlId = (key: string, field: string): string => `inspection-device-${key}-${field}`
