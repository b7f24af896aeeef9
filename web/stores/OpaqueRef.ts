/** The type of what valtio's ref() gives back: a value that is replaced as a whole, never watched inside. */
export type OpaqueRef<Value extends object> = Value & { $$valtioSnapshot: Value };
