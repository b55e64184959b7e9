export interface SignMessage {
  readonly header: "Danger" | "Warning" | "Caution" | "Notice" | "Safety First" | "Emergency" | "Exit" | "Fire";
  readonly message: string;
  readonly spanish: string;
  readonly subject: string;
}

type Row = readonly [header: SignMessage["header"], message: string, spanish: string, subject: string];

/** From the commonest to the rarest, the headers mixed: a small catalogue has some of each. */
const rows: readonly Row[] = [
  ["Danger", "High Voltage", "Alto Voltaje", "Electrical"],
  ["Caution", "Watch Your Step", "Cuide Sus Pasos", "Slip & Trip"],
  ["Notice", "Employees Only", "Solo Empleados", "Admittance"],
  ["Emergency", "Eye Wash Station", "Estación Lavaojos", "First Aid"],
  ["Danger", "Do Not Operate", "No Operar", "Lockout"],
  ["Warning", "Forklift Traffic", "Tráfico de Montacargas", "Traffic"],
  ["Exit", "Emergency Exit", "Salida de Emergencia", "Exit"],
  ["Danger", "Confined Space, Enter by Permit Only", "Espacio Confinado, Entre Solo Con Permiso", "Confined Space"],
  ["Caution", "Eye Protection Required", "Se Requiere Protección Para Los Ojos", "PPE"],
  ["Fire", "Fire Extinguisher", "Extintor", "Fire Equipment"],
  ["Notice", "No Smoking", "No Fumar", "No Smoking"],
  ["Safety First", "Hard Hat Area", "Área de Casco", "PPE"],
  ["Danger", "Authorized Personnel Only", "Solo Personal Autorizado", "Admittance"],
  ["Caution", "Hearing Protection Required", "Se Requiere Protección Auditiva", "PPE"],
  ["Emergency", "First Aid", "Primeros Auxilios", "First Aid"],
  ["Warning", "Pinch Point, Keep Hands Clear", "Punto de Atrapamiento, Mantenga Las Manos Lejos", "Machine"],
  ["Danger", "Flammable Liquids, No Smoking", "Líquidos Inflamables, No Fumar", "Chemical"],
  ["Notice", "All Visitors Must Register at Office", "Los Visitantes Deben Registrarse en La Oficina", "Admittance"],
  ["Caution", "Wet Floor", "Piso Mojado", "Slip & Trip"],
  ["Danger", "Keep Out", "No Entrar", "Admittance"],
  ["Emergency", "AED", "DEA", "First Aid"],
  ["Warning", "Hot Surface, Do Not Touch", "Superficie Caliente, No Tocar", "Machine"],
  ["Notice", "This Door to Remain Closed", "Mantenga Esta Puerta Cerrada", "Housekeeping"],
  ["Exit", "Not an Exit", "No Es Salida", "Exit"],
  ["Danger", "Arc Flash Hazard", "Peligro de Arco Eléctrico", "Electrical"],
  ["Caution", "Forklifts, Look Both Ways", "Montacargas, Mire a Ambos Lados", "Traffic"],
  ["Safety First", "Think, Work, Be Safe", "Piense, Trabaje, Sea Seguro", "Housekeeping"],
  ["Danger", "Machine Starts Automatically", "La Máquina Arranca Automáticamente", "Machine"],
  ["Notice", "Shipping & Receiving", "Envío y Recepción", "Facility"],
  ["Fire", "Fire Alarm", "Alarma de Incendio", "Fire Equipment"],
  ["Warning", "Do Not Operate Without Guards in Place", "No Operar Sin Las Guardas", "Machine"],
  ["Caution", "Low Clearance", "Altura Limitada", "Facility"],
  ["Danger", "Hard Hat Area", "Área de Casco", "PPE"],
  ["Emergency", "Emergency Shower", "Regadera de Emergencia", "First Aid"],
  ["Notice", "Hand Washing Required", "Lávese Las Manos", "Housekeeping"],
  ["Danger", "Compressed Gas", "Gas Comprimido", "Chemical"],
  ["Caution", "Safety Shoes Required", "Se Requiere Calzado de Seguridad", "PPE"],
  ["Warning", "Overhead Crane", "Grúa Aérea", "Traffic"],
  ["Notice", "Keep This Area Clean", "Mantenga Esta Área Limpia", "Housekeeping"],
  ["Danger", "Do Not Enter", "No Entre", "Admittance"],
  ["Exit", "Fire Exit, Keep Clear", "Salida de Incendio, No Bloquear", "Exit"],
  ["Caution", "Gloves Must Be Worn", "Use Guantes", "PPE"],
  ["Danger", "Hazardous Waste", "Residuos Peligrosos", "Chemical"],
  ["Fire", "Fire Hose", "Manguera Contra Incendios", "Fire Equipment"],
  ["Warning", "Laser Radiation, Avoid Eye Exposure", "Radiación Láser, Evite Exponer Los Ojos", "Machine"],
  ["Notice", "Authorized Parking Only", "Estacionamiento Autorizado", "Facility"],
  ["Danger", "Open Pit", "Fosa Abierta", "Slip & Trip"],
  ["Safety First", "Wear Your Seat Belt", "Use Su Cinturón", "Traffic"],
  ["Caution", "Respirator Required in This Area", "Se Requiere Respirador en Esta Área", "PPE"],
  ["Danger", "Corrosive Material", "Material Corrosivo", "Chemical"],
  ["Emergency", "Assembly Point", "Punto de Reunión", "First Aid"],
  ["Warning", "Falling Objects", "Caída de Objetos", "Facility"],
  ["Notice", "Video Surveillance in Use", "Vigilancia Por Video", "Admittance"],
  ["Danger", "480 Volts", "480 Voltios", "Electrical"],
  ["Caution", "Do Not Block Electrical Panel", "No Bloquee El Panel Eléctrico", "Electrical"],
  ["Exit", "Stairway", "Escalera", "Exit"],
  ["Danger", "Overhead Power Lines", "Líneas Eléctricas Aéreas", "Electrical"],
  ["Notice", "Report All Injuries to Supervisor", "Reporte Toda Lesión Al Supervisor", "Housekeeping"],
  ["Warning", "Ammonia, Respiratory Hazard", "Amoníaco, Riesgo Respiratorio", "Chemical"],
  ["Caution", "Battery Charging Area, No Open Flames", "Área de Carga de Baterías, Sin Llamas", "Chemical"],
];

export const signMessages: readonly SignMessage[] = rows.map(([header, message, spanish, subject]) => ({
  header,
  message,
  spanish,
  subject,
}));
