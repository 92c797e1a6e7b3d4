import { type ReactNode, useState } from 'react';
import { DrawPanel } from '#draw/DrawPanel.tsx';
import { placeOf } from '#draw/outcomes/outcome-place.tsx';
import { SideBySide } from '#draw/SideBySide.tsx';
import { DebugNumbers } from '#draw/spin/DebugNumbers.tsx';
import { DrawStage } from '#draw/stage/DrawStage.tsx';
import { useStore } from '#lib/use-store.ts';
import { AskButton } from '#ui/AskButton.tsx';
import { HostAgain } from './HostAgain.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { RoomAlarm } from './RoomAlarm.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomPresence } from './RoomPresence.tsx';
import { RoomTools } from './RoomTools.tsx';
import { RoomVerdict } from './RoomVerdict.tsx';
import type { RoomClient } from './room-client.ts';
import { ownRoom } from './room-memory.ts';
import { isHostAway } from './room-state.ts';
import { roomsText } from './text.ts';
import { useRoomDraw } from './use-room-draw.ts';

interface FollowedRoomProps {
  room: RoomClient;
  /** Opens the invitation of a room that was just made. */
  isNew: boolean;
  /** False while another page is shown. */
  isShown: boolean;
  /** The button that opens all settings. */
  settings: ReactNode;
  /** Makes this tab the host, where this browser has its seat. */
  onHost: () => void;
  onLeave: () => void;
}

/** A room as its host and all others see it: one list, drawn at the same moment everywhere. */
export function FollowedRoom(props: FollowedRoomProps) {
  const { room, isNew, isShown, settings, onHost, onLeave } = props;
  const state = useStore(room.state);
  const session = useRoomDraw(room, state, isShown);
  const [invites, setInvites] = useState(isNew);
  const isHost = room.source !== null;
  const isCopy = ownRoom() === room.id;
  const { spin, list, phase, latest } = session;
  const place = placeOf(session);
  const spinning = phase.kind === 'spinning';
  return (
    <DrawPanel
      session={session}
      heading={roomsText.heading}
      busy={!state.list}
      actions={
        isHost &&
        !state.isEnded && (
          <AskButton
            label={roomsText.end}
            question={roomsText.askEnd}
            detail={roomsText.endMeaning}
            keep={roomsText.goOn}
            onAgree={() => {
              room.end();
              onLeave();
            }}
          />
        )
      }
      settings={settings}
      foot={
        <>
          <RoomVerdict state={state} isShown={latest !== null && !spinning} />
          <DebugNumbers spin={spin} lineCount={list?.lines.length ?? 0} />
        </>
      }
      chooser={null}
      corner={!state.isEnded && <QrCode text={room.link} />}
    >
      {!state.isEnded && (
        <RoomPresence
          state={state}
          collecting={phase.kind !== 'rest'}
          more={isHost ? roomsText.listStays : ''}
        />
      )}
      {!isHost && !state.isEnded && (isCopy || isHostAway(state)) && (
        <HostAgain
          room={room.id}
          text={isCopy ? roomsText.hostedInOtherTab : ''}
          label={isCopy ? roomsText.goOnHere : roomsText.hostAgain}
          onHost={onHost}
        />
      )}
      <RoomTools
        room={room}
        state={state}
        session={session}
        onInvite={() => setInvites(true)}
        onLeave={onLeave}
      />
      <SideBySide session={session}>
        {place ?? (
          <>
            {state.wrong && !spinning ? (
              <RoomAlarm wrong={state.wrong} />
            ) : (
              <RoomCard session={session} isHost={isHost} isEnded={state.isEnded} />
            )}
            <DrawStage session={session} hint={null} />
          </>
        )}
      </SideBySide>
      {invites && (
        <InvitationDialog link={room.link} state={state} onClose={() => setInvites(false)} />
      )}
    </DrawPanel>
  );
}
