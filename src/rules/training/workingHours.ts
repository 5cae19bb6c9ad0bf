export const WORKING_HOURS = ['09:00', '17:30'] as const

export const isWorkingHour = (hour: string): boolean => hour >= WORKING_HOURS[0] && hour <= WORKING_HOURS[1]
