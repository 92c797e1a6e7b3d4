/** The terms of this folder: a press is one command or more; each command is kept as a row, sent, and settled. */
import type { QueryKey } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { Fields } from '#lib/http/read.ts';

/** A value that can be stored; its kind names its effect. */
export interface AnyCommand {
  kind: string;
}

/** The ids of the rows that a command makes, chosen by the page, by the kind of row. */
export type NewIds = Partial<Record<string, string>>;

/** A command as it was pressed. */
export interface Pressed<Command = AnyCommand> {
  command: Command;
  newIds: NewIds;
  /** The server knows the press by it, if it may be sent again. */
  key?: string;
  /** By the server's clock, in milliseconds since the epoch. */
  pressedMs: number;
}

/** Makes a call that changes something, and returns the body. Throws `ApiError` and nothing else. */
export type Write = (config: AxiosRequestConfig) => Promise<unknown>;

/** The server's answer to a command. */
export interface Settled {
  /** The command that takes it back, if there is one. */
  undo: AnyCommand | null;
  /** If this took something back: the new versions of the rows that are as before again. */
  renewed?: Renewed[];
  /**
   * The server's ids of the rows that it makes, where they differ: a record that another device
   * has made under the same name is not made again.
   */
  serverIds?: NewIds;
  /** The server's number of the row that it made. */
  number?: number;
  /** The message about it, if the command did something other than was asked. */
  notice?: string;
}

/** A row that is again as in an earlier version. */
export interface Renewed {
  id: string;
  was: number;
  is: number;
}

export type VersionOf = (id: string, version: number) => number;

/**
 * Written as methods: TypeScript checks their parameters less strictly, so a table may hold kinds of different commands.
 */
export interface CommandKind<Of, World> {
  /** The kinds of rows that it makes; none if it is absent. */
  makes?(command: Of): readonly string[];
  /**
   * True if a kept command has all that this kind reads of it: another version of the page may have kept it.
   *
   * @param command its other fields
   */
  isReadable(command: Fields): boolean;
  /** Carries the command out, by the customer's calls where these can do it. */
  send(pressed: Pressed<Of>, write: Write): Promise<Settled>;
  /**
   * Its effect on the rows that are shown while the server does not have it; absent where only the server knows
   * it. It leaves rows that have changed already as they are: data may be newer than its revision says.
   *
   * @param number of the row that it made, once the server has told it
   */
  effect?(world: World, pressed: Pressed<Of>, number?: number): World;
  /** Its name, for people. */
  name(command: Of, rowName: (id: string) => string): string;
  /** Merges a waiting command with the next one; absent where both are sent. */
  replaces?(next: Of, waiting: Pressed<Of>): Of | undefined;
  /** True if its effect is shown until the user has decided, though it was refused. */
  staysRefused?: boolean;
  /** The same command with newer versions of the rows that it names, after something was taken back. */
  renew?(command: Of, versionOf: VersionOf): Of;
}

/** A table of all kinds of commands of a feature. */
export type Kinds<Command extends AnyCommand, World> = {
  readonly [Kind in Command['kind']]: CommandKind<Extract<Command, { kind: Kind }>, World>;
};

export type AnyKinds<World = unknown> = Readonly<Record<string, CommandKind<AnyCommand, World>>>;

/** Commands that are about the same data. */
export interface CommandSet {
  kinds: AnyKinds;
  /** The prefix of the keys of all queries that read data which they change. */
  key: QueryKey;
}
