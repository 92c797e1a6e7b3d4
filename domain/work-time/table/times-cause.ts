/** The reason why a row has no times: it runs or lasts no time, or they cannot be read. */
export type TimesCause = 'break' | 'duration' | 'nonexistent' | 'running' | 'time' | 'zero';
