/** The cost of a job: mouse clicks, keys that type nothing (Tab, Enter, arrows), typed characters. */
export type Cost = { clicks: number; keys: number; characters: number }
export type Measure = Partial<Cost>
export type Means = 'mouse' | 'keys'
