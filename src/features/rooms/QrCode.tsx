import Box from '@mui/material/Box';
import { memo } from 'react';
import { encode } from 'uqr';
import { roomsText } from './text.ts';

/** The white margin that readers expect around a code, in modules. */
const QUIET_ZONE = 4;

/** A QR code, dark on white in the dark theme, too, as readers need it. */
export const QrCode = memo(function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={roomsText.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={({ vars }) => ({
        display: 'block',
        width: '100%',
        borderRadius: 1,
        backgroundColor: vars.palette.common.white,
        fill: vars.palette.common.black,
        forcedColorAdjust: 'none',
      })}
    >
      <path d={dark.flat().join('')} />
    </Box>
  );
});
